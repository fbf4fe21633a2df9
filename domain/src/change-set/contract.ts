import * as z from 'zod/mini';
import { CONFIG_LAYERS } from '../config-layer/layer.js';

/** Text of people: any character but those that are none. */
const words = (maximum: number, minimum: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(minimum), z.maxLength(maximum), z.regex(/^[^\p{Cc}]*$/u, 'no control characters'));

const instant = z.nullable(z.iso.datetime({ offset: true }));

/** Where an edit lands: a row of a section. */
export const editAddressSchema = z.object({
  section: z.string(),
  layer: z.enum(CONFIG_LAYERS),
  key: z.string(),
  validFrom: instant,
  validTo: instant,
});

/** A row's fields; null for no row. */
const rowValue = z.nullable(z.record(z.string(), z.unknown()));

/** One edit of a change set. `before` is what the editor saw: a publish that finds something else refuses. */
export const editSchema = z.object({ ...editAddressSchema.shape, before: rowValue, after: rowValue });

export const changeSetStateSchema = z.enum(['draft', 'published', 'discarded']);

/** A named draft over any number of stores and sections. `version` guards against a stale write. */
export const changeSetSchema = z.object({
  id: z.string(),
  name: words(120, 1),
  author: z.string(),
  state: changeSetStateSchema,
  version: z.int(),
  createdAt: z.string(),
  edits: z.array(editSchema),
});

/** A published config: global number, who, why, what. */
export const revisionSchema = z.object({
  number: z.int(),
  author: z.string(),
  reason: z.string(),
  publishedAt: z.string(),
  edits: z.array(editSchema),
});

/** The warnings that somebody looked at and lets stand, by name, and why. */
export const acknowledgementSchema = z.object({
  findings: z.array(z.string().check(z.maxLength(4_000))).check(z.minLength(1), z.maxLength(500)),
  reason: words(500, 3),
});

/** Which rows of a draft are meant; all when left out. */
export const chosenRowsSchema = z.optional(z.array(editAddressSchema).check(z.minLength(1), z.maxLength(10_000)));

export const publishSchema = z.object({
  version: z.int(),
  reason: words(500, 3),
  edits: chosenRowsSchema,
  acknowledged: z.optional(acknowledgementSchema),
});

export type EditAddress = z.infer<typeof editAddressSchema>;
export type Edit = z.infer<typeof editSchema>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type Revision = z.infer<typeof revisionSchema>;
export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
export type Publish = z.infer<typeof publishSchema>;

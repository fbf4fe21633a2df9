import * as z from 'zod/mini';
import { CONFIG_LAYERS } from '../config-layer/layer.js';

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
  name: z.string().check(z.minLength(1), z.maxLength(120)),
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

export const publishSchema = z.object({
  version: z.int(),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});

export type EditAddress = z.infer<typeof editAddressSchema>;
export type Edit = z.infer<typeof editSchema>;
export type ChangeSet = z.infer<typeof changeSetSchema>;
export type Revision = z.infer<typeof revisionSchema>;
export type Publish = z.infer<typeof publishSchema>;

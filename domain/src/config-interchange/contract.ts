import * as z from 'zod/mini';
import { changeSetSchema, editAddressSchema, editSchema, newDraftIdSchema } from '../change-set/contract.js';
import { instantSchema } from '../config-layer/instant.js';
import { CONFIG_LAYERS, DEFAULT_LAYER_KEY } from '../config-layer/layer.js';
import { SECTION_KEYS } from '../store-document/sections.js';

const instant = z._default(z.nullable(instantSchema), null);
/** The validity period and fields of a row. */
const exportedRow = { validFrom: instant, validTo: instant, value: z.record(z.string(), z.unknown()) };

/** The last revision that the export contains. An import compares it with later ones. */
const revision = z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647)));

/** A section as a file, with all its rows. Rows that are missing from the file are deleted. */
export const sectionFileSchema = z.strictObject({
  section: z.enum(SECTION_KEYS),
  revision,
  rows: z.array(
    z.strictObject({ layer: z.enum(CONFIG_LAYERS), key: z._default(z.string(), DEFAULT_LAYER_KEY), ...exportedRow }),
  ),
});

/**
 * A store as a file: its own rows by section. Sections that are missing from the file stay unchanged. The effective
 * values are informational and ignored by imports.
 */
export const storeFileSchema = z.strictObject({
  store: z.string(),
  revision,
  rows: z.partialRecord(z.enum(SECTION_KEYS), z.array(z.strictObject(exportedRow))),
  effective: z.optional(z.unknown()),
});

export const EXPORT_FORMATS = ['yaml', 'json'] as const;

/** File name extensions that can be imported. */
export const CONFIG_FILE_TYPES = ['.yaml', '.yml', '.json'] as const;

/** Selects the export: a section or a store. */
export const exportQuerySchema = z
  .object({
    section: z.optional(z.enum(SECTION_KEYS)),
    store: z.optional(z.string().check(z.minLength(1), z.maxLength(60))),
    format: z._default(z.enum(EXPORT_FORMATS), 'yaml'),
  })
  .check(
    z.refine(({ section, store }) => (section === undefined) !== (store === undefined), {
      error: 'either a section or a store',
      path: ['section'],
    }),
  );

/** Files to compare with the published config, and whether to save the difference as a draft. */
export const importSchema = z.strictObject({
  files: z
    .array(
      z.strictObject({
        name: z.string().check(z.minLength(1), z.maxLength(200)),
        text: z.string().check(z.maxLength(3_000_000)),
      }),
    )
    .check(z.minLength(1), z.maxLength(100)),
  keep: z.boolean(),
  /** The id of the draft. */
  id: newDraftIdSchema,
  /** Name of the draft; by default derived from the files. */
  name: z.optional(changeSetSchema.shape.name),
});

/** A row that was published after the export, in revision `revision`. The file still has it as it was. */
export const olderRowSchema = z.object({ ...editAddressSchema.shape, revision: z.int() });

/**
 * The edits from the published config to the files, and the draft if one was requested and there are edits. `olderRows` are
 * the edits that would undo what was published since the export.
 */
export const importedSchema = z.object({
  edits: z.array(editSchema),
  olderRows: z.array(olderRowSchema),
  changeSet: z.nullable(changeSetSchema),
});

export type ExportFormat = (typeof EXPORT_FORMATS)[number];
export type ExportQuery = z.infer<typeof exportQuerySchema>;
export type SectionFile = z.infer<typeof sectionFileSchema>;
export type StoreFile = z.infer<typeof storeFileSchema>;
export type Import = z.infer<typeof importSchema>;
export type OlderRow = z.infer<typeof olderRowSchema>;
export type Imported = z.infer<typeof importedSchema>;

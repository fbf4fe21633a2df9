import * as z from 'zod/mini';
import { localeCodeSchema, storeKeySchema } from '../store/contract.js';
import { localeSections, storeSections } from './sections.js';

type SchemasOf<Contracts extends Readonly<Record<string, { readonly schema: z.ZodMiniObject }>>> = {
  readonly [Key in keyof Contracts]: Contracts[Key]['schema'];
};

function schemasOf<Contracts extends Readonly<Record<string, { readonly schema: z.ZodMiniObject }>>>(
  contracts: Contracts,
): SchemasOf<Contracts> {
  const schemas = Object.entries(contracts).map(([key, { schema }]) => [key, schema] as const);
  return Object.fromEntries(schemas) as SchemasOf<Contracts>;
}

/** The schemas of the sections that have one value per store, by key. */
export const storeSectionSchemas = schemasOf(storeSections);
/** The schemas of the sections that have one value per locale of a store, by key. */
export const localeSectionSchemas = schemasOf(localeSections);

/** The complete config of a store at one time: validated, immutable, served from memory. */
export const storeDocumentSchema = z.object({
  storeKey: storeKeySchema,
  sections: z.object(storeSectionSchemas),
  locales: z.record(localeCodeSchema, z.object(localeSectionSchemas)),
});

/** A sealed document: its revision, the start of its validity, and its content hash. */
export const snapshotSchema = z.object({
  storeKey: storeKeySchema,
  revision: z.int(),
  /** Start of validity; null from the beginning. In the future for a snapshot caused by a dated row. */
  validFrom: z.nullable(z.iso.datetime()),
  hash: z.string().check(z.regex(/^[a-f0-9]{16}$/)),
  document: storeDocumentSchema,
});

export type { LocaleSectionKey, SectionKey, StoreSectionKey } from './sections.js';
export type StoreDocument = z.infer<typeof storeDocumentSchema>;
/** A published document, or, with `preview`, the result of a draft: visible by link only, orders disabled. */
export type Snapshot = z.infer<typeof snapshotSchema> & { readonly preview?: PreviewNotice };
export type LocaleSections = z.infer<z.ZodMiniObject<typeof localeSectionSchemas>>;

/** Data of a page's preview banner. */
export interface PreviewNotice {
  /** Name of the draft. */
  readonly name: string;
  /** ISO 8601 expiry of the link. */
  readonly until: string;
  /** ISO 8601 time that is shown; null for now. */
  readonly at: string | null;
}

/** Returns the time that a page of this snapshot shows: the preview's, or now. */
export function instantShown({ preview }: { readonly preview?: PreviewNotice }, now: Date): Date {
  return preview?.at == null ? now : new Date(preview.at);
}

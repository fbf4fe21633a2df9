import type * as z from 'zod/mini';

/** Where pages read a slice. */
export type SlicePlace = 'page' | 'checkout';

/** Which part of a section's value pages read. Nothing secret: everybody can read it. */
interface Slices<Schema extends z.ZodMiniObject> {
  /** The part that every page carries, as `useStoreConfig().<noun>`. All of it together is at most 4 KB. */
  readonly page?: (value: z.infer<Schema>) => unknown;
  /** The part that the checkout fetches, as `useCheckoutConfig().<noun>`. */
  readonly checkout?: (value: z.infer<Schema>) => unknown;
  /** Names of the slices in `GET /api/config` that differ from the section's noun; a new section needs none. */
  readonly as?: Readonly<Partial<Record<SlicePlace, string>>>;
}

/** Declares a section on the side of contracts: the schema of its whole value, and the slices that pages read. */
export function sectionContract<Schema extends z.ZodMiniObject, const Own extends Slices<Schema> = object>(
  schema: Schema,
  slices?: Own,
): { readonly schema: Schema } & Own {
  // Without slices `Own` is the empty object.
  return { schema, ...slices } as { readonly schema: Schema } & Own;
}

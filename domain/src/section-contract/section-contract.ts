import type * as z from 'zod/mini';

/** The places in which pages read a slice. */
export type SlicePlace = 'page' | 'checkout';

/** The parts of a section's value that pages read. They contain nothing secret, because everyone can read them. */
interface Slices<Schema extends z.ZodMiniObject> {
  /** The part that every page contains, as `useStoreConfig().<noun>`. All of these together are at most 4 KB. */
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

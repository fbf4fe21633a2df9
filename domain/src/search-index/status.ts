import * as z from 'zod/mini';

/** The state of a search index. */
export const searchIndexStatusSchema = z.object({
  /** Example: `prod.de-DE`. */
  indexName: z.string(),
  /** Locales that use the index. */
  locales: z.array(z.string()),
  /** Number of products. Null, like all that follows, for an index that was never built. */
  products: z.nullable(z.int()),
  /** Number of the build, from 1. */
  generation: z.nullable(z.int()),
  /** ISO timestamp. */
  builtAt: z.nullable(z.string()),
  buildSeconds: z.nullable(z.number()),
  /** ISO timestamp of the newest change in the index, by the commerce backend's change feed; null without a feed. */
  position: z.nullable(z.string()),
  /** Number of later changes in the feed; null if unknown. */
  lag: z.nullable(z.int()),
  /** ISO timestamp of the last successful comparison with the catalogue. */
  checkedAt: z.nullable(z.string()),
  /** Whether a rebuild was requested and is not finished. */
  rebuildWanted: z.boolean(),
});

/** All search indexes. */
export const searchIndexStatusesSchema = z.object({ indexes: z.array(searchIndexStatusSchema) });

/** Selects indexes to rebuild, by locale; all if none is named. */
export const searchRebuildSchema = z.strictObject({
  locales: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(1000))),
});

export type SearchIndexStatus = z.infer<typeof searchIndexStatusSchema>;
export type SearchIndexStatuses = z.infer<typeof searchIndexStatusesSchema>;

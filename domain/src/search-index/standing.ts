import * as z from 'zod/mini';

/** How far a search index is. */
export const searchIndexStandingSchema = z.object({
  /** `prod.de-DE` */
  indexName: z.string(),
  /** The locales that are searched in it. */
  locales: z.array(z.string()),
  /** Null for an index that was never filled, as is all that follows. */
  products: z.nullable(z.int()),
  /** Counts its fillings from 1. */
  generation: z.nullable(z.int()),
  /** ISO date and time. */
  builtAt: z.nullable(z.string()),
  buildSeconds: z.nullable(z.number()),
  /** ISO date and time of the newest change that is in it, as the commerce backend tells its changes; null where it tells none. */
  position: z.nullable(z.string()),
  /** Changes that the commerce backend has told since; null while it does not say. */
  lag: z.nullable(z.int()),
  /** ISO date and time of when it was last found to be as the catalogue is. */
  checkedAt: z.nullable(z.string()),
  /** Whether somebody asked for it to be filled anew and it is not yet. */
  rebuildWanted: z.boolean(),
});

/** Every search index. */
export const searchIndexStandingsSchema = z.object({ indexes: z.array(searchIndexStandingSchema) });

/** Which indexes shall be filled anew, by locale; all of them where none is named. */
export const searchRebuildSchema = z.strictObject({
  locales: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(1000))),
});

export type SearchIndexStanding = z.infer<typeof searchIndexStandingSchema>;
export type SearchIndexStandings = z.infer<typeof searchIndexStandingsSchema>;

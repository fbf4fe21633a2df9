import * as z from 'zod/mini';

/** `top`: best rated first, of those the newest; `recent`: newest first. (spec core §2) */
export const reviewSortSchema = z.enum(['top', 'recent']);

const wordsSchema = z.object({ title: z.string(), text: z.string() });

/** A review as every visitor may see it: title and text in the visitor's language where they are known in it. */
export const reviewSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.int(),
  /** The day on which it was written: `2026-03-14`. */
  date: z.string(),
  /** Where it was written. */
  source: z.enum(['shop', 'google']),
  ...wordsSchema.shape,
  /** The language in which it was written. */
  language: z.string(),
  /** The author's own words where title and text are a translation of them. */
  original: z.nullable(wordsSchema),
  /** What customer care answered. */
  answer: z.nullable(z.string()),
});

/** A page of a product's reviews with the figures of all; `ratingsDistribution` has a count for each number of stars. */
export const reviewListSchema = z.object({
  offset: z.int(),
  total: z.int(),
  count: z.int(),
  limit: z.int(),
  results: z.array(reviewSchema),
  /** One decimal; 0 while there is no review. */
  averageRating: z.number(),
  ratingsDistribution: z.record(z.string(), z.int()),
});

export type ReviewSort = z.infer<typeof reviewSortSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ReviewList = z.infer<typeof reviewListSchema>;

import * as z from 'zod/mini';

/** `top`: best rated first, then newest; `recent`: newest first. (spec core §2) */
export const reviewSortSchema = z.enum(['top', 'recent']);

const wordsSchema = z.object({ title: z.string(), text: z.string() });

/** A public review: title and text in the visitor's language if a translation exists. */
export const reviewSchema = z.object({
  id: z.string(),
  authorName: z.string(),
  rating: z.int(),
  /** The day it was written: `2026-03-14`. */
  date: z.string(),
  /** The source of the review. */
  source: z.enum(['shop', 'google']),
  ...wordsSchema.shape,
  /** The language it was written in. */
  language: z.string(),
  /** The original text if title and text are translated. */
  original: z.nullable(wordsSchema),
  /** The answer of customer care. */
  answer: z.nullable(z.string()),
});

/** A page of a product's reviews with statistics of all; `ratingsDistribution` has a count per number of stars. */
export const reviewListSchema = z.object({
  offset: z.int(),
  total: z.int(),
  count: z.int(),
  limit: z.int(),
  results: z.array(reviewSchema),
  /** Rounded to one decimal; 0 without reviews. */
  averageRating: z.number(),
  ratingsDistribution: z.record(z.string(), z.int()),
});

export type ReviewSort = z.infer<typeof reviewSortSchema>;
export type Review = z.infer<typeof reviewSchema>;
export type ReviewList = z.infer<typeof reviewListSchema>;

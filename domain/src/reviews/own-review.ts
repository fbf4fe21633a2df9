import * as z from 'zod/mini';

/** Why a review is not published. */
export const REFUSAL_REASONS = ['offensive', 'personal-data', 'not-about-product', 'advertising', 'other'] as const;

/** A customer's own review. */
export const ownReviewSchema = z.object({
  id: z.string(),
  sku: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  /** The day it was written: `2026-03-14`. */
  date: z.string(),
  /** `open` waits for approval. */
  state: z.enum(['open', 'published', 'refused']),
  refusalReason: z.nullable(z.enum(REFUSAL_REASONS)),
  /** The answer of customer care. */
  answer: z.nullable(z.string()),
});

/** A customer's own review with everything that is stored with it. */
export const storedReviewSchema = z.extend(ownReviewSchema, {
  /** The name under which it is shown. */
  authorName: z.string(),
  locale: z.nullable(z.string()),
  /** Whether the author agreed to its publication; null if they were not asked. */
  consent: z.nullable(z.boolean()),
});

/** A purchased product that the customer has not reviewed yet. */
export const unreviewedProductSchema = z.object({
  sku: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  orderNumber: z.string(),
});

/** A customer's reviews, newest first, and the products that they may still review. */
export const myReviewsSchema = z.object({
  written: z.array(ownReviewSchema),
  toWrite: z.array(unreviewedProductSchema),
});

export type RefusalReason = (typeof REFUSAL_REASONS)[number];
export type StoredReview = z.infer<typeof storedReviewSchema>;
export type OwnReview = z.infer<typeof ownReviewSchema>;
export type UnreviewedProduct = z.infer<typeof unreviewedProductSchema>;
export type MyReviews = z.infer<typeof myReviewsSchema>;

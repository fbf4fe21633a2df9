import * as z from 'zod/mini';
import { REFUSAL_REASONS } from '../reviews/own-review.js';

const MAXIMUM_PAGE = 25;
const MAXIMUM_OFFSET = 10_000;

/** `open` waits for a decision; `published` is on pages; `refused` is not. */
export const REVIEW_STATES = ['open', 'published', 'refused'] as const;
export const reviewStateSchema = z.enum(REVIEW_STATES);

/** A review by a customer of our shops, for staff. */
export const deskReviewSchema = z.object({
  id: z.string(),
  version: z.int(),
  state: reviewStateSchema,
  storeKey: z.string(),
  countryCode: z.string(),
  locale: z.nullable(z.string()),
  sku: z.string(),
  authorName: z.string(),
  rating: z.int(),
  title: z.string(),
  text: z.string(),
  writtenAt: z.string(),
  /** The order of the purchase. */
  orderId: z.nullable(z.string()),
  refusalReason: z.nullable(z.enum(REFUSAL_REASONS)),
  answer: z.string(),
});

export const deskReviewsQuerySchema = z.object({
  state: z._default(reviewStateSchema, 'open'),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMUM_OFFSET)), 0),
});
export const deskReviewsSchema = z.object({
  reviews: z.array(deskReviewSchema),
  total: z.int(),
  limit: z.literal(MAXIMUM_PAGE),
});
export const REVIEWS_PER_DESK_PAGE = MAXIMUM_PAGE;

/** Publishes or refuses a review at the version that was seen, and sets the answer of customer care; an empty one removes it. */
export const decideReviewSchema = z.strictObject({
  version: z.int().check(z.minimum(1)),
  decision: z.enum(['publish', 'refuse']),
  /** Required for a refusal. */
  reason: z.nullable(z.enum(REFUSAL_REASONS)),
  answer: z.string().check(z.trim(), z.maxLength(2000)),
});

export type ReviewState = z.infer<typeof reviewStateSchema>;
export type DeskReview = z.infer<typeof deskReviewSchema>;
export type DeskReviews = z.infer<typeof deskReviewsSchema>;
export type DecideReview = z.infer<typeof decideReviewSchema>;

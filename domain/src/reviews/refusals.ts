/** Messages to the author of a refused review (spec core §8). */
export const REVIEW_REFUSALS = {
  'not-purchased': "You haven't purchased this particular SKU",
  'already-reviewed': 'You have already submitted review for your purchase for SKU',
} as const;

/** Message for any other error. */
export const REVIEW_FAILED = 'Something went wrong on our side. Please try again or contact support';

export type ReviewRefusal = keyof typeof REVIEW_REFUSALS;

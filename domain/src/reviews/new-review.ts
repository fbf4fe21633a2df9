import * as z from 'zod/mini';
import { skuSchema } from '../catalogue/contract.js';
import { requiredLine } from '../single-line/contract.js';

const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));

/** Returns whether a name cannot be an e-mail address. */
const isNoAddress = (name: string): boolean => !name.includes('@');

/** A customer's review of a product. The author's name is public, so it must not be an e-mail address. */
export const newReviewSchema = z.strictObject({
  sku: skuSchema,
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  title: z.optional(requiredLine(120)),
  text: text(4000),
  /** Defaults to the customer's first name and initial. */
  authorName: z.optional(requiredLine(60).check(z.refine(isNoAddress, 'author-name-is-address'))),
  /** Consent to publication, if the store requires it. */
  consent: z.optional(z.boolean()),
});

export type NewReview = z.infer<typeof newReviewSchema>;

/** Messages to the author of a refused review (spec core §8). */
export const REVIEW_REFUSALS = {
  'not-purchased': "You haven't purchased this particular SKU",
  'already-reviewed': 'You have already submitted review for your purchase for SKU',
} as const;

/** Message for any other error. */
export const REVIEW_FAILED = 'Something went wrong on our side. Please try again or contact support';

export type ReviewRefusal = keyof typeof REVIEW_REFUSALS;

const isAddress = (name: string): boolean => name.includes('@');

/** Returns the default author name of a review: `Eva H.`, never an e-mail address. */
export function authorNameOf(firstName: string | null, lastName: string | null): string {
  const [first, last] = [firstName, lastName].map((name) => (name && !isAddress(name) ? name.trim() : ''));
  const [initial] = last ?? '';
  return [first, initial && `${initial}.`].filter(Boolean).join(' ');
}

import type { ReviewDraft } from '@commercetools/platform-sdk';
import { REVIEW_TYPE_KEY, SUBMITTED_REVIEW_STATE_KEY } from '../custom-types/custom-types.js';
import type { NewReviewRecord } from '../ports/review-backend.js';

/** Returns the platform's uniqueness value of a review: `{orderId} {sku}`. */
export const purchaseName = ({ orderId, sku }: Pick<NewReviewRecord, 'orderId' | 'sku'>): string => `${orderId} ${sku}`;

/** Returns the order id in a `purchaseName`. */
export const orderIdOf = (name: string): string => name.slice(0, name.indexOf(' '));

/** Maps a review to the platform's draft, in a state that excludes it from the statistics until it is approved. */
export function reviewDraft(review: NewReviewRecord, productId: string): ReviewDraft {
  const { sku, storeKey, customerId, authorName, locale, rating, title, text, consent, writtenAt } = review;
  return {
    uniquenessValue: purchaseName(review),
    target: { typeId: 'product', id: productId },
    customer: { typeId: 'customer', id: customerId },
    state: { typeId: 'state', key: SUBMITTED_REVIEW_STATE_KEY },
    locale,
    rating,
    text,
    ...(authorName === '' ? {} : { authorName }),
    ...(title === undefined ? {} : { title }),
    custom: {
      type: { typeId: 'type', key: REVIEW_TYPE_KEY },
      fields: {
        reviewCreatedAt: writtenAt,
        source: 'shop',
        store: storeKey,
        sku,
        ...(consent === undefined ? {} : { consent }),
      },
    },
  };
}

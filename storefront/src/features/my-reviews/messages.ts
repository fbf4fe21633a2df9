import { REVIEW_REFUSALS, type ReviewRefusal } from '@manifold/domain/reviews/new-review';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { MessageDescriptor } from 'react-intl';
import { errorMessage } from '../../platform/errors/error-message.js';
import { defineMessages } from '../../ui/define-messages.js';

export const myReviewMessages = defineMessages({
  toWrite: { id: 'my-reviews.to-write', defaultMessage: 'What you can review' },
  written: { id: 'my-reviews.written', defaultMessage: 'What you have reviewed' },
  none: { id: 'my-reviews.none', defaultMessage: 'You have not reviewed anything yet.' },
  write: { id: 'my-reviews.write', defaultMessage: 'Write a review' },
  open: { id: 'my-reviews.open', defaultMessage: 'Waiting for approval' },
  published: { id: 'my-reviews.published', defaultMessage: 'Published' },
  refused: { id: 'my-reviews.refused', defaultMessage: 'Not published' },
  answer: { id: 'reviews.answer', defaultMessage: 'Reply from customer service' },
});

/** Why a review is not published. */
export const refusalMessages = defineMessages({
  offensive: { id: 'my-reviews.reason-offensive', defaultMessage: 'It contains offensive words.' },
  'personal-data': { id: 'my-reviews.reason-personal-data', defaultMessage: 'It contains personal data.' },
  'not-about-product': {
    id: 'my-reviews.reason-not-about-product',
    defaultMessage: 'It is not about the product.',
  },
  advertising: { id: 'my-reviews.reason-advertising', defaultMessage: 'It contains advertising.' },
  other: { id: 'my-reviews.reason-other', defaultMessage: 'It does not follow our rules for reviews.' },
});

export const reviewFormMessages = defineMessages({
  rating: { id: 'my-reviews.rating', defaultMessage: 'Your rating' },
  stars: { id: 'reviews.stars', defaultMessage: '{stars, plural, one {# star} other {# stars}}' },
  headline: { id: 'my-reviews.headline', defaultMessage: 'Headline' },
  text: { id: 'my-reviews.text', defaultMessage: 'Your experience' },
  name: { id: 'my-reviews.name', defaultMessage: 'Name shown with the review' },
  optional: { id: 'account.optional', defaultMessage: 'optional' },
  consent: { id: 'my-reviews.consent', defaultMessage: 'I agree that my review is published.' },
  send: { id: 'my-reviews.send', defaultMessage: 'Send the review' },
  cancel: { id: 'my-orders.return-cancel', defaultMessage: 'Cancel' },
  sent: {
    id: 'my-reviews.sent',
    defaultMessage: 'Thank you. We read your review and publish it soon.',
  },
  'rating-required': { id: 'my-reviews.rating-required', defaultMessage: 'Choose one to five stars.' },
  'text-required': { id: 'my-reviews.text-required', defaultMessage: 'Write a few words.' },
  'consent-required': {
    id: 'my-reviews.consent-required',
    defaultMessage: 'Please agree to the publication.',
  },
  'name-is-address': {
    id: 'my-reviews.name-is-address',
    defaultMessage: 'Enter a name, not an e-mail address: everybody can read it.',
  },
});

/** Why the server refuses a review (spec core §8). */
export const reviewErrorMessages = defineMessages({
  'not-purchased': {
    id: 'my-reviews.not-purchased',
    defaultMessage: 'You haven’t purchased this particular SKU',
  },
  'already-reviewed': {
    id: 'my-reviews.already-reviewed',
    defaultMessage: 'You have already submitted review for your purchase for SKU',
  },
  failed: {
    id: 'my-reviews.failed',
    defaultMessage: 'Something went wrong on our side. Please try again or contact support',
  },
});

const isRefusal = (reason: unknown): reason is ReviewRefusal =>
  typeof reason === 'string' && Object.hasOwn(REVIEW_REFUSALS, reason);

/** Returns the text about a review that could not be sent. */
export function reviewErrorMessage(error: unknown): MessageDescriptor {
  if (!(error instanceof ShopError)) return errorMessage(error);
  const reason = error.details?.['reason'];
  if (isRefusal(reason)) return reviewErrorMessages[reason];
  return error.communicate === undefined ? errorMessage(error) : reviewErrorMessages.failed;
}

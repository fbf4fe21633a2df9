import { defineMessages } from '../define-messages.js';

export const ratingMessages = defineMessages({
  label: { id: 'rating.label', defaultMessage: '{average, number} out of 5 stars' },
  count: { id: 'rating.count', defaultMessage: '{average} ({count, number})' },
  reviews: { id: 'rating.reviews', defaultMessage: '{average} · {count, plural, one {# review} other {# reviews}}' },
});

import type { Rating } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { defineMessages } from './define-messages.js';
import { Stars } from './Stars.js';

const messages = defineMessages({
  count: { id: 'rating.count', defaultMessage: '{average} ({count, number})' },
  reviews: { id: 'rating.reviews', defaultMessage: '{average} · {count, plural, one {# review} other {# reviews}}' },
});

/** Shows how buyers rate a product: stars, their average, and the number of reviews. */
export function ProductRating({ rating, isLong = false }: { readonly rating: Rating; readonly isLong?: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const average = formatNumber(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Stars
      average={rating.average}
      text={formatMessage(isLong ? messages.reviews : messages.count, { average, count: rating.count })}
    />
  );
}

import type { Rating as RatingValue } from '@manifold/domain/catalogue/contract';
import { useIntl } from 'react-intl';
import { Stars } from './Stars.js';
import { ratingMessages } from './messages.js';

/** What buyers think of a product: stars, their average and how many there are. */
export function ProductRating({ rating, isLong = false }: { readonly rating: RatingValue; readonly isLong?: boolean }) {
  const { formatMessage, formatNumber } = useIntl();
  const average = formatNumber(rating.average, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <Stars
      average={rating.average}
      label={formatMessage(ratingMessages.label, { average: rating.average })}
      text={formatMessage(isLong ? ratingMessages.reviews : ratingMessages.count, { average, count: rating.count })}
    />
  );
}

import type { Rating } from '@manifold/domain/catalogue/contract';
import { STARS } from '@manifold/domain/reviews/limits';
import { useIntl } from 'react-intl';
import { Stars } from '../../ui/Stars.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { reviewMessages } from './messages.js';

/** The average of all reviews and their distribution by stars. */
export function RatingSummary({
  rating,
  distribution,
}: {
  readonly rating: Rating;
  readonly distribution: Readonly<Record<string, number>>;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const { average, count } = rating;
  const most = Math.max(1, ...Object.values(distribution));
  return (
    <div className="rounded-card border border-hairline bg-surface p-5 print:break-inside-avoid">
      <p className="flex flex-wrap items-center gap-x-3">
        <span aria-hidden="true" className="tabular text-3xl font-bold">
          {formatNumber(average, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
        </span>
        <span className="text-sm text-ink-soft">
          <Stars average={average} />
          <span className="block">{formatMessage(reviewMessages.count, { count })}</span>
        </span>
      </p>
      <ul
        aria-label={formatMessage(reviewMessages.distribution)}
        className="tabular mt-4 grid grid-cols-[auto_minmax(3rem,1fr)_auto] gap-x-3 gap-y-1.5 text-sm"
      >
        {STARS.map((stars) => {
          const reviews = distribution[stars] ?? 0;
          return (
            <li key={stars} className="col-span-3 grid grid-cols-subgrid items-center">
              <span className="text-ink-soft">{formatMessage(reviewMessages.stars, { stars })}</span>
              <Bar share={reviews / most} />
              <span className="text-right">
                <span aria-hidden="true">{formatNumber(reviews)}</span>
                <VisuallyHidden>{formatMessage(reviewMessages.count, { count: reviews })}</VisuallyHidden>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Drawn as SVG, because the content security policy forbids inline styles. */
function Bar({ share }: { readonly share: number }) {
  return (
    <svg
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-2 w-full rounded-full bg-sunken"
    >
      <rect width={Math.round(share * 100)} height="1" className="fill-ink" />
    </svg>
  );
}

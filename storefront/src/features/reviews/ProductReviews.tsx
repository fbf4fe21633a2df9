import type { Rating } from '@manifold/domain/catalogue/contract';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { useObservable } from '../../platform/observable/observable.js';
import { useShop } from '../../platform/shop/shop.js';
import { cachedOnServer } from '../../platform/cached-markup/CachedMarkup.js';
import { Button } from '../../ui/Button.js';
import { buttonClasses } from '../../ui/button-classes.js';
import { classNames } from '../../ui/class-names.js';
import { reviewMessages } from './messages.js';
import { RatingSummary } from './RatingSummary.js';
import { hasMore } from './review-pages.js';
import { ReviewItem } from './ReviewItem.js';
import { useReviews, type Reviews } from './use-reviews.js';

export interface ProductReviewsProps {
  readonly productId: string;
  readonly sku: string;
  readonly rating: Rating | null;
  /** The first page in the default order; null if it could not be loaded. */
  readonly first: ReviewList | null;
}

/** Fixed, because the cached markup is the same on every page. */
const TITLE_ID = 'reviews-title';

function UncachedReviews({ productId, sku, rating, first }: ProductReviewsProps) {
  const { formatMessage } = useIntl();
  const reviews = useReviews(productId, first);
  const { total, isLoading } = reviews;
  return (
    <section id="reviews" aria-labelledby={TITLE_ID} className="@container scroll-mt-4">
      <h2 id={TITLE_ID} className="mb-4 text-xl font-bold">
        {formatMessage(reviewMessages.title)}
      </h2>
      <p className="mb-4 print:hidden">
        <WriteLink sku={sku} />
      </p>
      {rating === null ? <p className="text-md text-ink-soft">{formatMessage(reviewMessages.empty)}</p> : null}
      {rating && total === 0 ? <Unavailable reviews={reviews} /> : null}
      {rating && total > 0 ? (
        <div className="grid grid-cols-1 gap-x-8 gap-y-5 @2xl:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] @2xl:items-start">
          <RatingSummary rating={rating} distribution={reviews.distribution} />
          <div className="min-w-0">
            <SortButtons reviews={reviews} />
            <ul aria-busy={isLoading} className={classNames('divide-y divide-hairline', isLoading && 'opacity-60')}>
              {reviews.reviews.map((review) => (
                <li key={review.id}>
                  <ReviewItem review={review} isContinuation={review.id === reviews.continuesAt} />
                </li>
              ))}
            </ul>
            <ListEnd reviews={reviews} />
            <p className="mt-4 text-xs text-ink-soft">{formatMessage(reviewMessages.origin)}</p>
          </div>
        </div>
      ) : null}
    </section>
  );
}

/** Leads to the customer's review of the product; a visitor signs in on the way. */
function WriteLink({ sku }: Pick<ProductReviewsProps, 'sku'>) {
  const { formatMessage } = useIntl();
  const isCustomer = Boolean(useObservable(useShop().account));
  const link = isCustomer
    ? ({ to: '/my-account/my-reviews', search: { sku } } as const)
    : ({ to: '/login', search: { to: `/my-account/my-reviews?sku=${sku}` } } as const);
  return (
    <Link {...link} preload={false} className={buttonClasses({ variant: 'tertiary', size: 'sm' })}>
      {formatMessage(reviewMessages.write)}
    </Link>
  );
}

function SortButtons({ reviews: { sort, total, choose } }: { readonly reviews: Reviews }) {
  const { formatMessage } = useIntl();
  if (total < 2) return null;
  return (
    <div role="group" aria-label={formatMessage(reviewMessages.sort)} className="flex flex-wrap gap-1 noscript:hidden">
      {(['top', 'recent'] as const).map((one) => (
        <Button
          key={one}
          size="sm"
          variant={one === sort ? 'secondary' : 'quaternary'}
          aria-pressed={one === sort}
          onClick={() => choose(one)}
        >
          {formatMessage(reviewMessages[one])}
        </Button>
      ))}
    </div>
  );
}

/** The number of reviews shown, which is announced when it changes, and a button that loads more. */
function ListEnd({ reviews }: { readonly reviews: Reviews }) {
  const { formatMessage } = useIntl();
  const { total, isLoading, hasFailed, showMore } = reviews;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-hairline pt-4">
      {hasMore(reviews) ? (
        <Button variant="tertiary" isBusy={isLoading} className="noscript:hidden" onClick={showMore}>
          {formatMessage(reviewMessages.more)}
        </Button>
      ) : null}
      <p role="status" className="tabular text-sm text-ink-soft">
        {hasFailed
          ? formatMessage(reviewMessages.unavailable)
          : formatMessage(reviewMessages.shown, { shown: reviews.reviews.length, total })}
      </p>
    </div>
  );
}

/** Shown if the rating is known but the reviews could not be loaded. */
function Unavailable({ reviews: { sort, isLoading, choose } }: { readonly reviews: Reviews }) {
  const { formatMessage } = useIntl();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-md text-ink-soft">{formatMessage(reviewMessages.unavailable)}</p>
      <Button variant="tertiary" size="sm" isBusy={isLoading} className="noscript:hidden" onClick={() => choose(sort)}>
        {formatMessage(reviewMessages.retry)}
      </Button>
    </div>
  );
}

/** The reviews of a product. Without a script only the first page is available. */
export const ProductReviews = import.meta.env.SSR
  ? cachedOnServer(UncachedReviews, {
      ownerOf: ({ first }) => first ?? undefined,
      // The lists of all products without reviews are equal.
      variantOf: ({ sku, rating }) => `reviews of ${sku} ${rating?.average} ${rating?.count}`,
    })
  : UncachedReviews;

import type { Review, ReviewList, ReviewSort } from '@manifold/domain/reviews/contract';

/** The loaded reviews in one sort order. */
export interface ReviewPages {
  readonly sort: ReviewSort;
  readonly reviews: readonly Review[];
  readonly total: number;
  /** The number of reviews by stars. */
  readonly distribution: ReviewList['ratingsDistribution'];
}

export const firstPage = (sort: ReviewSort, list: ReviewList | null): ReviewPages => ({
  sort,
  reviews: list?.results ?? [],
  total: list?.total ?? 0,
  distribution: list?.ratingsDistribution ?? {},
});

/** Returns the reviews with another page appended. Duplicates, which occur if a review was added meanwhile, are left out. */
export function withNextPage(pages: ReviewPages, list: ReviewList): ReviewPages {
  const known = new Set(pages.reviews.map(({ id }) => id));
  const added = list.results.filter(({ id }) => !known.has(id));
  return { ...pages, reviews: [...pages.reviews, ...added], total: list.total, distribution: list.ratingsDistribution };
}

export const hasMore = ({ reviews, total }: ReviewPages): boolean => reviews.length < total;

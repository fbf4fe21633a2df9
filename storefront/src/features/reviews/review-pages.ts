import type { Review, ReviewList, ReviewSort } from '@manifold/domain/reviews/contract';

/** The reviews on screen: one order, from the first one on. */
export interface ReviewPages {
  readonly sort: ReviewSort;
  readonly reviews: readonly Review[];
  readonly total: number;
  /** How many of all give how many stars. */
  readonly distribution: ReviewList['ratingsDistribution'];
}

export const firstPage = (sort: ReviewSort, list: ReviewList | null): ReviewPages => ({
  sort,
  reviews: list?.results ?? [],
  total: list?.total ?? 0,
  distribution: list?.ratingsDistribution ?? {},
});

/** The next page below those that are there. One that was written meanwhile moves the others down: none stands twice. */
export function withNextPage(pages: ReviewPages, list: ReviewList): ReviewPages {
  const known = new Set(pages.reviews.map(({ id }) => id));
  const added = list.results.filter(({ id }) => !known.has(id));
  return { ...pages, reviews: [...pages.reviews, ...added], total: list.total, distribution: list.ratingsDistribution };
}

export const hasMore = ({ reviews, total }: ReviewPages): boolean => reviews.length < total;

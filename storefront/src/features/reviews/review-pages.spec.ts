import { describe, expect, it } from '@jest/globals';
import type { Review, ReviewList } from '@manifold/domain/reviews/contract';
import { firstPage, hasMore, withNextPage } from './review-pages.js';

const review = (id: string): Review => ({
  id,
  authorName: 'Jana K.',
  rating: 5,
  date: '2026-03-14',
  source: 'shop',
  title: 'Good',
  text: 'Good.',
  language: 'sk',
  original: null,
  answer: null,
});

const list = (offset: number, total: number, ...ids: string[]): ReviewList => ({
  offset,
  limit: 2,
  total,
  count: ids.length,
  results: ids.map(review),
  averageRating: 5,
  ratingsDistribution: {},
});

const idsOf = ({ reviews }: { reviews: readonly Review[] }) => reviews.map(({ id }) => id);

describe('the reviews on a product page', () => {
  it('start with the first page and grow by one page at a time until all are shown', () => {
    const first = firstPage('top', list(0, 3, 'a', 'b'));
    expect([idsOf(first), hasMore(first)]).toEqual([['a', 'b'], true]);
    const all = withNextPage(first, list(2, 3, 'c'));
    expect([idsOf(all), hasMore(all)]).toEqual([['a', 'b', 'c'], false]);
  });

  it('contain no duplicates if a review was added meanwhile', () => {
    const first = firstPage('recent', list(0, 3, 'a', 'b'));
    const next = withNextPage(first, list(2, 4, 'b', 'c'));
    expect([idsOf(next), next.total, next.sort]).toEqual([['a', 'b', 'c'], 4, 'recent']);
  });

  it('are empty if they could not be loaded', () => {
    expect(firstPage('top', null)).toEqual({ sort: 'top', reviews: [], total: 0, distribution: {} });
    expect(hasMore(firstPage('top', null))).toBe(false);
  });
});

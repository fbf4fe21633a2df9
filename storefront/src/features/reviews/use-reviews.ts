import type { ReviewList, ReviewSort } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { firstPage, type ReviewPages, withNextPage } from './review-pages.js';

export interface Reviews extends ReviewPages {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** The first review that came with the last page: where reading goes on. */
  readonly continuesAt: string | undefined;
  readonly choose: (sort: ReviewSort) => void;
  readonly showMore: () => void;
}

/** A product's reviews from the page's own first ones on: in another order, and further ones below. */
export function useReviews(productId: string, first: ReviewList | null): Reviews {
  const { api } = useShop();
  const [pages, setPages] = useState(() => firstPage('top', first));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [continuesAt, setContinuesAt] = useState<string>();
  // The last wish counts: an answer to an earlier one comes too late.
  const wish = useRef(0);

  const load = async (sort: ReviewSort, offset: number, show: (list: ReviewList) => void) => {
    wish.current += 1;
    const own = wish.current;
    const isWanted = () => wish.current === own;
    setLoading(true);
    setFailed(false);
    try {
      const request = { productId, sort, offset, limit: REVIEWS_PER_PAGE };
      const { reviews } = await api.commerce('getReviews', request);
      if (isWanted()) show(reviews);
    } catch {
      if (isWanted()) setFailed(true);
    } finally {
      if (isWanted()) setLoading(false);
    }
  };
  const choose = (sort: ReviewSort) =>
    void load(sort, 0, (list) => {
      setPages(firstPage(sort, list));
      setContinuesAt(undefined);
    });
  const showMore = () =>
    void load(pages.sort, pages.reviews.length, (list) => {
      const next = withNextPage(pages, list);
      setPages(next);
      setContinuesAt(next.reviews[pages.reviews.length]?.id);
    });
  return { ...pages, isLoading, hasFailed, continuesAt, choose, showMore };
}

import type { ReviewList, ReviewSort } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { useRef, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';
import { firstPage, type ReviewPages, withNextPage } from './review-pages.js';

export interface Reviews extends ReviewPages {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Id of the first review of the page that was loaded last. */
  readonly continuesAt: string | undefined;
  readonly choose: (sort: ReviewSort) => void;
  readonly showMore: () => void;
}

/** Returns a product's reviews, starting with those of the page; loads more of them or another sort order. */
export function useReviews(productId: string, first: ReviewList | null): Reviews {
  const { api } = useShop();
  const [pages, setPages] = useState(() => firstPage('top', first));
  const [isLoading, setLoading] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [continuesAt, setContinuesAt] = useState<string>();
  // Only the answer to the latest request counts.
  const latestRequest = useRef(0);

  const load = async (sort: ReviewSort, offset: number, show: (list: ReviewList) => void) => {
    latestRequest.current += 1;
    const request = latestRequest.current;
    const isLatest = () => latestRequest.current === request;
    setLoading(true);
    setFailed(false);
    try {
      const request = { productId, sort, offset, limit: REVIEWS_PER_PAGE };
      const { reviews } = await api.commerce('getReviews', request);
      if (!isLatest()) return;
      // The backend is unavailable: an outage has an empty answer (spec core §7).
      if (reviews.total === 0 && pages.total > 0) setFailed(true);
      else show(reviews);
    } catch {
      if (isLatest()) setFailed(true);
    } finally {
      if (isLatest()) setLoading(false);
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

import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { MyReviews } from '@manifold/domain/reviews/own-review';
import { useCallback, useEffect, useState } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { useShop } from '../../platform/shop/shop.js';

export interface ReviewedProducts extends MyReviews {
  /** The products that the shop still sells, by SKU. */
  readonly products: ReadonlyMap<string, Pick<ProductCard, 'name' | 'image'>>;
}

export type MyReviewsState =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly reason: unknown }
  | { readonly status: 'found'; readonly reviews: ReviewedProducts };

/** Loads the customer's reviews and what they may review; also the product that is to be reviewed. */
export function useMyReviews(sku: string | undefined): { readonly state: MyReviewsState; readonly reload: () => void } {
  const call = useCustomerApi();
  const { api } = useShop();
  const [state, setState] = useState<MyReviewsState>({ status: 'loading' });
  const load = useCallback(async () => {
    try {
      const { reviews } = await call('getMyReviews', {});
      const skus = [...new Set([...reviews.written.map((each) => each.sku), ...(sku === undefined ? [] : [sku])])];
      const found =
        skus.length > 0 ? (await api.commerce('getProducts', { query: 'skus', skus })).products.results : [];
      const products = new Map(found.map((card) => [card.sku, card]));
      setState({ status: 'found', reviews: { ...reviews, products } });
    } catch (reason) {
      setState({ status: 'failed', reason });
    }
  }, [api, call, sku]);
  // Reviews are personal: the browser loads them with the customer's session.
  useEffect(() => void load(), [load]);
  return { state, reload: () => void load() };
}

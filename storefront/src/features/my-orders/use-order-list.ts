import type { CustomerOrder, OrderPage } from '@manifold/domain/my-orders/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';

export interface OrderList {
  /** Undefined until the first page has come. */
  readonly orders: readonly CustomerOrder[] | undefined;
  readonly total: number;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly showMore: () => void;
}

const NONE: Pick<OrderPage, 'results' | 'total'> = { results: [], total: 0 };

/** Loads the customer's orders page by page. */
export function useOrderList(): OrderList {
  const call = useCustomerApi();
  const [pages, setPages] = useState<typeof NONE>();
  const [isLoading, setLoading] = useState(true);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(
    async (before: typeof NONE) => {
      setLoading(true);
      setFailed(false);
      try {
        const { orders } = await call('getMyOrders', { offset: before.results.length });
        const known = new Set(before.results.map(({ id }) => id));
        // An order that was placed meanwhile moves the others to the next page.
        const added = orders.results.filter(({ id }) => !known.has(id));
        setPages({ results: [...before.results, ...added], total: orders.total });
      } catch {
        setFailed(true);
      } finally {
        setLoading(false);
      }
    },
    [call],
  );
  // The orders are personal: the browser loads them with the customer's session.
  useEffect(() => void load(NONE), [load]);
  return {
    orders: pages?.results,
    total: pages?.total ?? 0,
    isLoading,
    hasFailed,
    showMore: () => void load(pages ?? NONE),
  };
}

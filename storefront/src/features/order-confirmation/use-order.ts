import type { Order } from '@manifold/domain/order/contract';
import { useCallback, useEffect, useState } from 'react';
import { useShop } from '../../platform/shop/shop.js';

export type OrderState =
  | { readonly status: 'loading' }
  | { readonly status: 'missing' }
  | { readonly status: 'failed' }
  | { readonly status: 'found'; readonly order: Order };

/** Loads an order of this visitor. Another person's order is reported as missing. */
export function useOrder(id: string | undefined): OrderState & { readonly reload: () => void } {
  const { api, analytics } = useShop();
  const [state, setState] = useState<OrderState>(id ? { status: 'loading' } : { status: 'missing' });
  const ask = useCallback(async () => {
    if (!id) return;
    try {
      const { me } = await api.commerce('getOrders', { id });
      const [order] = me.orders.results;
      if (order) analytics.emit({ name: 'purchase', order });
      setState(order ? { status: 'found', order } : { status: 'missing' });
    } catch {
      setState({ status: 'failed' });
    }
  }, [api, analytics, id]);
  // The order is personal: the browser loads it with the visitor's session.
  useEffect(() => void ask(), [ask]);
  const reload = () => {
    setState({ status: 'loading' });
    void ask();
  };
  return { ...state, reload };
}

import type { MyOrder } from '@manifold/domain/my-orders/contract';
import { useCallback, useEffect, useState } from 'react';
import { useCustomerApi } from '../../platform/account/use-account.js';
import { orderKeyOf } from './order-path.js';

export type MyOrderState =
  { readonly status: 'loading' | 'missing' | 'failed' } | { readonly status: 'found'; readonly order: MyOrder };

/** Loads the order of the customer with this segment of its path. Another person's order is reported as missing. */
export function useMyOrder(segment: string): {
  readonly state: MyOrderState;
  readonly reload: () => void;
  readonly show: (order: MyOrder) => void;
} {
  const call = useCustomerApi();
  const [state, setState] = useState<MyOrderState>({ status: 'loading' });
  const load = useCallback(async () => {
    try {
      const { order } = await call('getMyOrder', orderKeyOf(segment));
      setState(order ? { status: 'found', order } : { status: 'missing' });
    } catch (reason) {
      // An address that is no order number was typed by hand.
      const isWrong = reason instanceof Error && 'code' in reason && reason.code === 'invalid-input';
      setState({ status: isWrong ? 'missing' : 'failed' });
    }
  }, [call, segment]);
  // The order is personal: the browser loads it with the customer's session.
  useEffect(() => void load(), [load]);
  return {
    state,
    reload: () => {
      setState({ status: 'loading' });
      void load();
    },
    show: (order) => setState({ status: 'found', order }),
  };
}

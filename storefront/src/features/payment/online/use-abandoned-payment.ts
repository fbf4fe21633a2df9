import { useEffect, useEffectEvent } from 'react';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import type { OnlinePayment } from './use-online-payment.js';

/** Returns whether this tab started an online payment of the cart that has no known outcome. */
export function isAbandoned(cartId: string): boolean {
  const pending = pendingOrders.find(cartId);
  return pending?.method === 'online' && pending.orderNumber === null;
}

interface AbandonedPaymentParams extends Pick<OnlinePayment, 'cancel'> {
  /** Whether the page waits for the shopper to confirm a payment, which another page may have ended. */
  readonly isActing: boolean;
}

/** Frees the cart when the browser shows this page again after the bank's page: with the back button, as it was before. */
export function useAbandonedPayment(cartId: string, { cancel, isActing }: AbandonedPaymentParams): void {
  const free = useEffectEvent(() => {
    if (isActing || isAbandoned(cartId)) void cancel();
  });
  // Only pages of the back-forward cache are shown without being loaded.
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) free();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

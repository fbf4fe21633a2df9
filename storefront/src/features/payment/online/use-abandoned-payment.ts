import { useEffect, useEffectEvent } from 'react';
import { pendingOrders } from '../../../platform/checkout/pending-order.js';
import type { OnlinePayment } from './use-online-payment.js';

/**
 * Returns the id of the online payment that this tab left at the bank. Undefined if the tab does not know which one it started:
 * the one that waits for the shopper may be another tab's.
 */
export function abandonedAttempt(cartId: string): string | undefined {
  const pending = pendingOrders.find(cartId);
  return pending?.orderNumber === null ? pending.attemptId : undefined;
}

interface AbandonedPaymentParams extends Pick<OnlinePayment, 'cancel'> {
  /** Whether the page waits for the shopper to confirm a payment, which another page may have ended. */
  readonly isActing: boolean;
}

/** Frees the cart when the browser shows this page again after the bank's page: with the back button, as it was before. */
export function useAbandonedPayment(cartId: string, { cancel, isActing }: AbandonedPaymentParams): void {
  const free = useEffectEvent(() => {
    const abandoned = abandonedAttempt(cartId);
    if (isActing || abandoned !== undefined) void cancel(abandoned);
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

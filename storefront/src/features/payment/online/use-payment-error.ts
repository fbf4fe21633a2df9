import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCart } from '../../../platform/cart/use-cart.js';
import { useShop } from '../../../platform/shop/shop.js';
import type { ProviderRefusal } from './refused-payment.js';
import { errorKeyIn } from './refusal-text.js';

export interface PaymentErrorState {
  readonly refusal: ProviderRefusal;
  /** Undefined until the cart is loaded again. */
  readonly hasCart: boolean | undefined;
}

/**
 * Returns why the last payment failed: the address' error key until the server has answered, because only the server knows about
 * the money. Navigates to the order or to the payment page if the payment did not fail.
 */
export function usePaymentError(errorParameter: string | undefined): PaymentErrorState {
  const { api, cart: store } = useShop();
  const { cart, status } = useCart();
  const navigate = useNavigate();
  const [isLoaded, setLoaded] = useState(false);
  const [known, setKnown] = useState<ProviderRefusal>();
  const cartId = cart?.id;
  // The order may have failed on the server after the page knew the cart.
  useEffect(() => {
    store.load().then(
      () => setLoaded(true),
      () => setLoaded(true),
    );
  }, [store]);
  // Only the server knows whether the money is back.
  useEffect(() => {
    if (!isLoaded || cartId === undefined) return;
    api.commerce('onlinePaymentState', { cartId }).then(
      (state) => {
        if (state.status === 'refused') setKnown(state);
        if (state.status === 'confirming') void navigate({ to: '/checkout/payment', replace: true });
        if (state.status === 'ordered')
          void navigate({ to: '/checkout/thank-you', search: { order: state.order.id }, replace: true });
      },
      // Without an answer the page promises nothing about the money.
      () => undefined,
    );
  }, [api, isLoaded, cartId, navigate]);
  const error = errorKeyIn(errorParameter ?? 'payment-error');
  // A cart that did not load is not known to be gone.
  const hasCart = isLoaded && status === 'ready' ? (cart?.lineItems.length ?? 0) > 0 : undefined;
  return { refusal: known ?? { error, isReversed: undefined }, hasCart };
}

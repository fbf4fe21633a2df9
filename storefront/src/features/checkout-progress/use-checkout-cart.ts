import type { Cart } from '@manifold/domain/cart/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCart } from '../../platform/cart/use-cart.js';

type GuardedStep = 'addresses' | 'payment';

/** Returns where a visitor who may not enter a step is redirected, or undefined (spec core §2: rules of entry). */
export function checkoutRedirect(step: GuardedStep, cart: Cart | null): '/' | '/checkout/addresses' | undefined {
  if (!cart || cart.lineItems.length === 0) return '/';
  const isDeliverable = cart.shippingAddress !== null && cart.shippingInfo !== null;
  return step === 'payment' && !isDeliverable ? '/checkout/addresses' : undefined;
}

/**
 * Returns the cart of a checkout step; undefined until it is known, and for a visitor who is redirected. `isLeaving` prevents
 * the redirect after an order was placed, which empties the cart.
 */
export function useCheckoutCart(step: GuardedStep, isLeaving = false): Cart | undefined {
  const { cart, status } = useCart();
  const navigate = useNavigate();
  const redirect = status === 'ready' && !isLeaving ? checkoutRedirect(step, cart) : undefined;
  // The cart may be emptied in another tab while this step is open; the server only checks requests for the page.
  useEffect(() => {
    if (redirect) void navigate({ to: redirect, replace: true });
  }, [redirect, navigate]);
  return redirect ? undefined : (cart ?? undefined);
}

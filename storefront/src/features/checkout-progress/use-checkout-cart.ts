import type { Cart } from '@manifold/domain/cart/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useCart } from '../../platform/cart/use-cart.js';

type GuardedStep = 'addresses' | 'payment';

/** Where a visitor of a step belongs instead; undefined when they are right (spec core §2: rules of entry). */
export function checkoutMove(step: GuardedStep, cart: Cart | null): '/' | '/checkout/addresses' | undefined {
  if (!cart || cart.lineItems.length === 0) return '/';
  return step === 'payment' && !cart.shippingAddress ? '/checkout/addresses' : undefined;
}

/**
 * The cart of a step of the checkout; undefined until it is known, and for a visitor who belongs elsewhere and is taken
 * there. `isLeaving` lets an order that was just placed empty the cart on the way to its confirmation.
 */
export function useCheckoutCart(step: GuardedStep, isLeaving = false): Cart | undefined {
  const { cart, status } = useCart();
  const navigate = useNavigate();
  const move = status === 'ready' && !isLeaving ? checkoutMove(step, cart) : undefined;
  // The cart may be emptied in another tab while this step is open; the server guards only the way in.
  useEffect(() => {
    if (move) void navigate({ to: move, replace: true });
  }, [move, navigate]);
  return move ? undefined : (cart ?? undefined);
}

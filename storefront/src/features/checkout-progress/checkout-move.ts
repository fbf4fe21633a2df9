import type { Cart } from '@manifold/domain/cart/contract';

export type GuardedStep = 'addresses' | 'payment';

/** Where a visitor of a step belongs instead; undefined when they are right (spec core §2: rules of entry). */
export function checkoutMove(step: GuardedStep, cart: Cart | null): '/' | '/checkout/addresses' | undefined {
  if (!cart || cart.lineItems.length === 0) return '/';
  return step === 'payment' && !cart.shippingAddress ? '/checkout/addresses' : undefined;
}

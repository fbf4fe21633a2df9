/** The steps in their order (spec core §2); shipping and billing addresses share a page. */
export const CHECKOUT_STEPS = ['cart', 'addresses', 'payment', 'thank-you'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** The step whose page has the quiet frame of the checkout. The cart is still part of the shop. */
export function checkoutStepOf(pathname: string): Exclude<CheckoutStep, 'cart'> | undefined {
  const step = /^\/checkout\/([a-z-]+)\/?$/.exec(pathname)?.[1];
  return step === 'addresses' || step === 'payment' || step === 'thank-you' ? step : undefined;
}

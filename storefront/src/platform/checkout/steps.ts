import { defineMessages } from '../../ui/define-messages.js';
import type { RouterContext } from '../routing/router-context.js';

/** The steps in their order (spec core §2); shipping and billing addresses share a page. */
export const CHECKOUT_STEPS = ['cart', 'addresses', 'payment', 'thank-you'] as const;

export type CheckoutStep = (typeof CHECKOUT_STEPS)[number];

/** Returns the step whose page has the reduced frame of the checkout. The cart page has the frame of the shop. */
export function checkoutStepOf(pathname: string): Exclude<CheckoutStep, 'cart'> | undefined {
  const step = /^\/checkout\/([a-z-]+)\/?$/.exec(pathname)?.[1];
  return step === 'addresses' || step === 'payment' || step === 'thank-you' ? step : undefined;
}

export const checkoutStepMessages = defineMessages({
  progress: { id: 'checkout.progress', defaultMessage: 'Steps of your order' },
  cart: { id: 'checkout.step-cart', defaultMessage: 'Cart' },
  addresses: { id: 'checkout.step-addresses', defaultMessage: 'Address' },
  payment: { id: 'checkout.step-payment', defaultMessage: 'Payment' },
  'thank-you': { id: 'checkout.step-thank-you', defaultMessage: 'Done' },
});

/** Returns the document head of a step. The host adds that search engines must not index it. */
export function checkoutHead(step: CheckoutStep, { intl, shop }: RouterContext) {
  return {
    meta: [{ title: `${intl.formatMessage(checkoutStepMessages[step])} | ${shop.config.first.brand.name}` }],
  };
}

import type { RouterContext } from '../platform/routing/router-context.js';
import { checkoutStepMessages } from '../platform/checkout/messages.js';
import type { CheckoutStep } from './checkout-steps.js';

/** The checkout is a shopper's own: nothing for search engines. */
export function checkoutHead(step: CheckoutStep, { intl, shop }: RouterContext) {
  return {
    meta: [
      { title: `${intl.formatMessage(checkoutStepMessages[step])} | ${shop.config.first.brand.name}` },
      { name: 'robots', content: 'noindex' },
    ],
  };
}

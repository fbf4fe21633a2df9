import { describe, expect, it } from '@jest/globals';
import type { OnlinePaymentError } from '@manifold/domain/online-payment/answer';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement } from 'react';
import { IntlProvider } from 'react-intl';
import { createShop, ShopContext } from '../../../platform/shop/shop.js';
import { mount } from '../../../testing/mount.js';
import { type Navigation, recordNavigations } from '../../../testing/navigations.js';
import { endedPayments } from './ended-payments.js';
import { PaymentReturn } from './PaymentReturn.js';
import { UNCONFIRMED } from './refusal-text.js';
import type { ReturnOutcome } from './return-outcome.js';

const CART = { id: 'c1', version: 1, lineItems: [] } as Partial<Cart> as Cart;

/** Returns from the bank to a server that gives this answer. */
async function returnTo(answer: () => object) {
  const api = {
    commerce: async (name: string) => (name === 'getMe' ? { me: { activeCart: CART } } : answer()),
  } as object as ShopApi;
  const navigations: Navigation[] = [];
  const returned: ReturnOutcome[] = [];
  const props = {
    search: { payment: 'return', redirectResult: 'x' } as const,
    onPlaced: () => undefined,
    onReturned: (outcome: ReturnOutcome) => void returned.push(outcome),
  };
  const shop = createShop({} as PageConfig, api);
  const inShop = createElement(ShopContext, { value: shop }, createElement(PaymentReturn, props));
  const children = recordNavigations(navigations, inShop);
  const page = await mount(createElement(IntlProvider, { locale: 'en', onError: () => undefined, children }));
  await page.unmount();
  return { returned, navigations };
}

const returnRefusedWith = (error: OnlinePaymentError) =>
  returnTo(() => ({ status: 'refused', attemptId: 'r1', error, isReversed: true }));

describe('a shopper who returns from the bank with a payment that was refused', () => {
  it('goes to the page of payment errors if it did not work, and cannot go back to send the answer again', async () => {
    expect(await returnRefusedWith('payment-error')).toEqual({
      returned: [],
      navigations: [{ to: '/adyen-payment-error', search: { error: 'payment-error' }, replace: true }],
    });
  });

  it.each(['payment-refused', 'cancelled-transaction'] as const)('stays on the payment page: %s', async (error) => {
    expect(await returnRefusedWith(error)).toEqual({
      returned: [{ problem: expect.stringContaining('Nothing was charged.') }],
      navigations: [{ to: '/checkout/payment', search: {}, replace: true }],
    });
    // The state of a further payment that does not reach the services is not this refusal.
    expect(endedPayments.has('r1')).toBe(true);
  });
});

describe('a shopper who returns from the bank with a payment that the server does not know', () => {
  it('goes to the page that says so, and cannot go back to send the answer again', async () => {
    const outcome = returnTo(() => {
      throw new ShopError('cart-not-found');
    });
    expect(await outcome).toEqual({
      returned: [],
      navigations: [{ to: '/adyen-payment-error', search: { error: UNCONFIRMED }, replace: true }],
    });
  });
});

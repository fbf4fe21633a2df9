import { afterEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { pendingOrders } from '../../platform/checkout/pending-order.js';
import { createShop, ShopContext } from '../../platform/shop/shop.js';
import { mountHook } from '../../testing/mount.js';
import { recordNavigations } from '../../testing/navigations.js';
import { useExpressPayment } from './use-express-payment.js';

const FROZEN = { id: 'c1', version: 2, lineItems: [], cartState: 'Frozen' } as Partial<Cart> as Cart;

/** Opens the cart page of a tab whose cart is being paid. Returns the payments that it cancels. */
async function opensCart(attemptId: string | undefined) {
  const cancelled: unknown[] = [];
  const commerce = async (_name: string, request: object) => {
    cancelled.push(request);
    return { cart: FROZEN };
  };
  const shop = createShop({} as PageConfig, { commerce } as object as ShopApi);
  pendingOrders.remember({ cartId: 'c1', method: 'online', orderNumber: null, attemptId });
  const inShop = (part: ReactNode) => recordNavigations([], createElement(ShopContext, { value: shop }, part));
  const page = await mountHook(
    () => useExpressPayment(FROZEN),
    (part) => createElement(IntlProvider, { locale: 'en', onError: () => undefined, children: inShop(part) }),
  );
  await page.unmount();
  return cancelled;
}

describe('a cart page that is opened while its cart is being paid', () => {
  afterEach(() => pendingOrders.forget());

  it('cancels the payment that its tab left at the bank', async () => {
    expect(await opensCart('a1')).toEqual([{ cartId: 'c1', attemptId: 'a1' }]);
  });

  it('cancels nothing if its own payment was never answered, because another tab may be paying', async () => {
    expect(await opensCart(undefined)).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createElement } from 'react';
import { createShop, type Shop, ShopContext } from '../../platform/shop/shop.js';
import { mountHook } from '../../testing/mount.js';
import { type PaymentProgress, usePaymentStage } from './use-payment-stage.js';

const FROZEN = { id: 'c1', version: 1, lineItems: [], cartState: 'Frozen' } as Partial<Cart> as Cart;
const ACTIVE: Cart = { ...FROZEN, version: 2, cartState: 'Active' };
const ACTION = { attemptId: 'a1', action: { type: 'threeDS2' } } as const;

describe('a further question after the return from the bank', () => {
  let shop: Shop;
  let page: Awaited<ReturnType<typeof mountHook<PaymentProgress>>>;
  const shown = () => [page.result().stage, page.result().returned];

  beforeEach(async () => {
    shop = createShop({} as PageConfig, {} as ShopApi);
    shop.cart.setCart(FROZEN);
    page = await mountHook(usePaymentStage, (part) => createElement(ShopContext, { value: shop }, part));
    await page.act(() => page.result().onReturned({ action: ACTION }));
  });
  afterEach(() => page.unmount());

  it('is asked, while its cart is being paid', () => {
    expect(shown()).toEqual(['acting', { action: ACTION }]);
  });

  it('is not asked again once it is answered or given up', async () => {
    await page.act(() => page.result().onStage('idle'));
    await page.act(() => page.result().onStage('acting'));
    expect(shown()).toEqual(['acting', undefined]);
  });

  it('ends if another tab gives up the payment', async () => {
    await page.act(() => shop.cart.setCart(ACTIVE));
    expect(shown()).toEqual(['idle', undefined]);
  });

  it('leaves the reason of a payment that failed', async () => {
    await page.act(() => page.result().onReturned({ problem: 'Refused' }));
    await page.act(() => page.result().onStage('idle'));
    expect(page.result().returned).toEqual({ problem: 'Refused' });
  });
});

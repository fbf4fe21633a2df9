import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Cart, CartAction } from '@manifold/domain/cart/contract';
import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { createShop, ShopContext } from '../../platform/shop/shop.js';
import { useReorder } from './use-reorder.js';

const CART = { id: 'c1', version: 1, lineItems: [] } as Partial<Cart> as Cart;
const ORDER = {
  id: 'o1',
  lineItems: ['A', 'B'].map((sku) => ({ sku, quantity: 1, name: `Product ${sku}` })),
} as object as CustomerOrder;

/** Orders two products again in a shop that refuses the first one with this code. */
async function reorderRefusedWith(code: ShopErrorCode) {
  const added: string[] = [];
  const answer = (actions: CartAction[]): unknown => {
    for (const action of actions) {
      if (action.action !== 'addLineItem') continue;
      if (action.sku === 'A') throw new ShopError(code);
      added.push(action.sku);
    }
    return { cart: CART };
  };
  const api: ShopApi = {
    commerce: async (operation, request) =>
      (operation === 'getMe'
        ? { me: { activeCart: CART } }
        : answer((request as { actions: CartAction[] }).actions)) as never,
  };
  const shop = createShop({} as PageConfig, api);
  const shown: { readonly kind: string; readonly text: string }[] = [];
  jest.spyOn(shop.notices, 'show').mockImplementation((notice) => void shown.push(notice));
  const hooks: ReturnType<typeof useReorder>[] = [];
  const Page = () => {
    hooks.push(useReorder());
    return null;
  };
  const inShop = createElement(ShopContext, { value: shop }, createElement(Page));
  renderToString(createElement(IntlProvider, { locale: 'en', onError: () => undefined, children: inShop }));
  const reordered = hooks[0]?.reorder(ORDER);
  await jest.advanceTimersByTimeAsync(60_000);
  const isReordered = await reordered;
  const again = shop.cart.resend();
  await jest.advanceTimersByTimeAsync(60_000);
  await again;
  return { isReordered, added, shown };
}

describe('an order that is ordered again', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('says which product is no longer available, and adds the others', async () => {
    const { isReordered, added, shown } = await reorderRefusedWith('out-of-stock');
    expect([isReordered, added]).toEqual([true, ['B']]);
    expect(shown).toMatchObject([{ kind: 'problem', text: expect.stringContaining('No longer available: Product A') }]);
  });

  it.each(['backend-unavailable', 'conflict', 'cart-frozen', 'too-many-attempts'] as const)(
    'stops without a word about the products, and adds nothing later, after %s',
    async (code) => {
      const { isReordered, added, shown } = await reorderRefusedWith(code);
      expect([isReordered, added, shown.length]).toEqual([false, [], 1]);
      expect(shown[0]?.kind).toBe('problem');
      expect(shown[0]?.text).not.toContain('Product');
    },
  );
});

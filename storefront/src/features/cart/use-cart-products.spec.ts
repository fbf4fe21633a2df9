import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { ShopApi } from '@manifold/domain/page-rendering/contract';
import { createElement } from 'react';
import { createShop, ShopContext } from '../../platform/shop/shop.js';
import { mountHook } from '../../testing/mount.js';
import { useCartSuggestions } from './use-cart-products.js';

const cartOf = (version: number, ...skus: string[]): Cart =>
  ({ id: 'c1', version, lineItems: skus.map((sku) => ({ id: sku, sku })) }) as object as Cart;

/** Opens a page whose shopper has this cart. Products are named by the question that they answer, which is answered on demand. */
async function opensPage(cart: Cart | null, isShown = true) {
  const answers: (() => void)[] = [];
  const commerce = (_name: string, { query }: { readonly query: string }) =>
    new Promise((resolve) => {
      answers.push(() => resolve({ products: { results: [{ id: query }] } }));
    });
  const shop = createShop({} as PageConfig, { commerce } as object as ShopApi);
  if (cart) shop.cart.setCart(cart);
  else shop.cart.assumeEmpty();
  const page = await mountHook(
    () => useCartSuggestions(4, isShown),
    (part) => createElement(ShopContext, { value: shop }, part),
  );
  const shown = () => {
    const { kind, products } = page.result();
    return [kind, ...products.map(({ id }) => id)];
  };
  const answer = () => page.act(() => answers.splice(0).forEach((give) => give()));
  return { page, shop, shown, answer };
}

describe('the products that the cart suggests', () => {
  it('are bestsellers for a shopper who has no cart yet', async () => {
    const { page, shown, answer } = await opensPage(null);
    await answer();
    expect(shown()).toEqual(['bestsellers', 'tagged']);
    await page.unmount();
  });

  it('are not loaded while they are not shown', async () => {
    const { page, shown, answer } = await opensPage(null, false);
    await answer();
    expect(shown()).toEqual(['suggestions']);
    await page.unmount();
  });

  it('keep their heading until others are loaded, also after the last line is removed', async () => {
    const { page, shop, shown, answer } = await opensPage(cartOf(1, 'EX1'));
    await answer();
    expect(shown()).toEqual(['suggestions', 'complementary']);
    await page.act(() => shop.cart.setCart(cartOf(2)));
    expect(shown()).toEqual(['suggestions', 'complementary']);
    await answer();
    expect(shown()).toEqual(['bestsellers', 'tagged']);
    await page.unmount();
  });
});

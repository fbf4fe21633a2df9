import { describe, expect, it } from '@jest/globals';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { Observable } from '../../platform/observable/observable.js';
import type { CartState } from '../../platform/shop/cart-store.js';
import { type Shop, ShopContext } from '../../platform/shop/shop.js';
import { StepSkeleton } from './StepSkeleton.js';

/** Renders the placeholder of a step whose cart or config is late. */
function htmlOf(isLate: boolean, isConfigLate: boolean): string {
  const state: CartState = { status: 'unknown', cart: null, isBusy: false, isLate };
  const cart = { state: new Observable(state) };
  const shop = { cart, config: { isCheckoutLate: new Observable(isConfigLate) } } as object as Shop;
  const step = createElement(StepSkeleton, { title: 'Payment', rows: 1 });
  const inShop = createElement(ShopContext, { value: shop }, step);
  return renderToString(createElement(IntlProvider, { locale: 'en', onError: () => undefined, children: inShop }));
}

describe('a step of the checkout that is not loaded', () => {
  it('is only a placeholder at first', () => expect(htmlOf(false, false)).not.toContain('button'));

  it.each([
    ['cart', true, false],
    ['config', false, true],
  ])('says that its %s is late, with a button that tries again', (_what, isLate, isConfigLate) =>
    expect(htmlOf(isLate, isConfigLate)).toMatch(/role="alert".*Try again/),
  );
});

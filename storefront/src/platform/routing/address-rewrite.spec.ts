import { describe, expect, it } from '@jest/globals';
import { addressRewrite } from './address-rewrite.js';

const locales = [
  { locale: 'nl-BE', language: 'nl' },
  { locale: 'fr-BE', language: 'fr' },
];
const toggles = { nativeRouting: false, priceDisclaimer: true } as const;

function rewriting(locale: string, nativeRouting: boolean) {
  const { input, output } = addressRewrite({
    locale,
    locales,
    toggles: { ...toggles, nativeRouting } as Parameters<typeof addressRewrite>[0]['toggles'],
  });
  const pathOf = (rewrite: typeof input, path: string) =>
    rewrite({ url: new URL(path, 'https://shop.example') }).pathname;
  return { route: (path: string) => pathOf(input, path), address: (path: string) => pathOf(output, path) };
}

describe('the address of a page and its route', () => {
  it.each([
    ['a product by its slug', '/friteuse-8-l-ex10010001', '/p/friteuse-8-l-ex10010001'],
    ['a category', '/keuken', '/keuken'],
    ['a step of the checkout', '/checkout/cart', '/checkout/cart'],
    ['home', '/', '/'],
  ])('of %s', (_what, address, route) => {
    const { route: routeOf, address: addressOf } = rewriting('nl-BE', false);
    expect([routeOf(address), addressOf(route)]).toEqual([route, address]);
  });

  it.each([
    ['a product', '/fr/friteuse-8-l-ex10010001', '/p/friteuse-8-l-ex10010001'],
    ['home', '/fr', '/'],
  ])('of %s in a language that has a prefix', (_what, address, route) => {
    const { route: routeOf, address: addressOf } = rewriting('fr-BE', false);
    expect([routeOf(address), addressOf(route)]).toEqual([route, address]);
  });

  it('are the same with native routing', () => {
    const { route, address } = rewriting('nl-BE', true);
    expect([route('/p/keptuve-ex10010001'), address('/p/keptuve-ex10010001')]).toEqual(
      Array(2).fill('/p/keptuve-ex10010001'),
    );
    expect(route('/keptuve-ex10010001')).toBe('/keptuve-ex10010001');
  });
});

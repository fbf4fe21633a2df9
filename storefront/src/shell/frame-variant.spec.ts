import { describe, expect, it } from '@jest/globals';
import type { MenuCategory } from '../platform/navigation.js';
import { variantInFrame } from './frame-variant.js';

const categories: MenuCategory[] = [
  { key: 'garden', name: 'Garten', path: '/garten', children: [] },
  { key: 'saws', name: 'Sägen', path: '/maschinen/saegen', children: [] },
];
const config = {
  slugs: { imprint: 'impressum', sale: 'sonderangebote' },
  brand: { productBrands: [{ name: 'MSW', url: 'https://de.example/msw' }] },
};

const variantOn = (pathname: string): string | undefined =>
  variantInFrame('footer')({ categories }, { pathname, shop: { config: { first: config } } } as never);

describe('the cached variant of header and footer', () => {
  it.each(['/', '/p/saege-ex10010001', '/search', '/gar'])('is shared by %s, which is not linked', (pathname) => {
    expect(variantOn(pathname)).toBe('footer');
  });

  it.each(['/garten', '/c/saegen', '/impressum', '/sonderangebote'])(
    'is its own on %s, where a link is marked',
    (to) => {
      expect(variantOn(to)).toBe(`footer ${to}`);
    },
  );

  it('does not exist for paths below a link, because there could be any number of them', () => {
    expect(variantOn('/garten-und-mehr')).toBeUndefined();
    expect(variantOn('/garten/anything')).toBeUndefined();
  });
});

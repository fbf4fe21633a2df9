import { describe, expect, it } from '@jest/globals';
import type { MenuCategory } from '../platform/navigation.js';
import { formInFrame } from './frame-form.js';

const categories: MenuCategory[] = [
  { key: 'garden', name: 'Garten', path: '/garten', children: [] },
  { key: 'saws', name: 'Sägen', path: '/maschinen/saegen', children: [] },
];
const config = {
  slugs: { imprint: 'impressum', sale: 'sonderangebote' },
  brand: { productBrands: [{ name: 'MSW', url: 'https://de.example/msw' }] },
};

const formOn = (pathname: string): string | undefined =>
  formInFrame('footer')({ categories }, { pathname, shop: { config: { first: config } } } as never);

describe('the cached variant of header and footer', () => {
  it.each(['/', '/p/saege-ex10010001', '/search', '/gar'])('is shared by %s, which is not linked', (pathname) => {
    expect(formOn(pathname)).toBe('footer');
  });

  it.each(['/garten', '/c/saegen', '/impressum', '/sonderangebote'])(
    'is its own on %s, where a link is marked',
    (to) => {
      expect(formOn(to)).toBe(`footer ${to}`);
    },
  );

  it('does not exist for paths below a link, because there could be any number of them', () => {
    expect(formOn('/garten-und-mehr')).toBeUndefined();
    expect(formOn('/garten/anything')).toBeUndefined();
  });
});

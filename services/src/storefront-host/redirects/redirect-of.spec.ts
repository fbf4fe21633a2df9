import { describe, expect, it } from '@jest/globals';
import { redirectOf } from './redirect-of.js';

const languages = new Set(['sk', 'de', 'fr', 'it', 'lt', 'es']);
const swiss = {
  defaultLanguage: 'de',
  languages: ['de', 'fr', 'it'],
  hosts: ['ch.localhost', 'shop.ch'],
  nativeRouting: false,
};
const lithuanian = { defaultLanguage: 'lt', languages: ['lt'], hosts: ['lt.localhost'], nativeRouting: true };

describe('an address that has moved', () => {
  it.each([
    ['capitals', '/Soldes', '/soldes', 308],
    ['capitals in a language prefix', '/FR/Soldes', '/fr/soldes', 308],
    ['a trailing slash', '/soldes/', '/soldes', 308],
    ['a trailing slash after a language', '/fr/?page=2', '/fr?page=2', 308],
    ['repeated slashes, which would be another host', '//evil.example/x', '/evil.example/x', 308],
    ['a backslash, which browsers read as a slash', '/\\evil.example', '/evil.example', 308],
    ['the other home', '/home', '/', 308],
    ['the other home with a slash', '/home/', '/', 308],
    ['the other home in French', '/fr/home', '/fr', 308],
    ["the default language's prefix", '/de/soldes?page=2', '/soldes?page=2', 301],
    ["the default language's home", '/de', '/', 301],
    ['a language of another store', '/es/rebajas?page=2', '/', 308],
    ['an old category address', '/category/soldes', '/soldes', 301],
    ['an old search address', '/search/soldes', '/soldes', 301],
    ['a part of the search', '/search/sales?page=2', '/search?sales=&page=2', 301],
    ['a part of the search in French', '/fr/Search/new-arrivals/', '/fr/search?new-arrivals=', 301],
    ['the first page of a search', '/search?query=Four&page=1', '/search?query=Four', 301],
    ['an old category address in French', '/fr/category/soldes', '/fr/soldes', 301],
    ['a native category address', '/c/soldes', '/soldes', 301],
    ['a native product address', '/p/four-ex10001234', '/four-ex10001234', 301],
    ['a native address without a slug', '/c', '/', 301],
    ['the first page', '/soldes?page=1', '/soldes', 301],
    ['the first page among others', '/soldes?sort=price-asc&page=1', '/soldes?sort=price-asc', 301],
    ['the old separator', '/soldes?sort=price-asc;page=2', '/soldes?sort=price-asc&page=2', 308],
    ['reset-password', '/reset-password', '/password-reset', 308],
    ['reset-password in the checkout', '/checkout/reset-password', '/checkout/password-reset', 308],
    ['managing old subscriptions', '/fr/exConsents/manageSubscriptions?a=B', '/?a=B', 308],
    ['all at once, in one hop', '/DE/Category/Soldes/?page=1;sort=price-asc', '/soldes?sort=price-asc', 301],
  ])('%s: %s goes to %s with %i', (_what, from, location, status) => {
    expect(redirectOf(from, swiss, languages)).toEqual({ location, status });
  });

  it('is redirected to the native address in a country with native routing', () => {
    expect(redirectOf('/category/sildymas', lithuanian, languages)).toEqual({ location: '/c/sildymas', status: 301 });
  });

  it.each(['/c/sildymas', '/p/krosnis-ex10001234', '/', '/sildymas?page=2', '/search?query=krosnis'])(
    'is not redirected with native routing: %s',
    (target) => {
      expect(redirectOf(target, lithuanian, languages)).toBeUndefined();
    },
  );
});

describe('the link of a consent mail', () => {
  const link = (hash: unknown, rest = '') =>
    `/exConsents/confirm?hash=${encodeURIComponent(Buffer.from(JSON.stringify(hash)).toString('base64'))}${rest}`;

  it.each([
    ['to the page that its hash names', link({ redirect_to: '/soldes' }), '/soldes'],
    ['in the language of its address', `/fr${link({ redirect_to: '/soldes' })}`, '/fr/soldes'],
    [
      'with the rest of its query',
      link({ redirect_to: '/soldes?page=2' }, '&utm_source=Mail'),
      '/soldes?page=2&utm_source=Mail',
    ],
    ['to an address on a host of the store', link({ redirect_to: 'https://shop.ch/soldes' }), '/soldes'],
    ['in a language that its page names itself', `/fr${link({ redirect_to: '/fr/soldes' })}`, '/fr/soldes'],
    ['to the root without a hash, with its query', '/exConsents/confirm?a=B', '/?a=B'],
    ['to the root with an empty hash', '/exConsents/confirm?hash=&a=B', '/?a=B'],
    ['to the root when the hash cannot be read', '/exConsents/confirm?hash=%7Bx&a=B', '/?a=B'],
    ['to the root when the hash names no page', link({ email: 'x' }, '&a=B'), '/?a=B'],
    ['to the root instead of a foreign host', link({ redirect_to: 'https://evil.example/x' }), '/'],
    ['to the root instead of a foreign host without protocol', link({ redirect_to: '//evil.example/x' }), '/'],
    ['to the root instead of a script', link({ redirect_to: 'javascript:alert(1)' }), '/'],
    ['to the root instead of a broken line', link({ redirect_to: '/x\r\nset-cookie: a=b' }), '/'],
    ['to the root instead of a backslash', link({ redirect_to: '/\\evil.example' }), '/'],
    ['to the final address in one hop', link({ redirect_to: '/Category/Soldes/' }), '/soldes'],
  ])('leads %s', (_where, from, location) => {
    expect(redirectOf(from, swiss, languages)).toEqual({ location, status: 302 });
  });
});

describe('an address that stays', () => {
  it.each([
    '/',
    '/fr',
    '/fr/soldes',
    '/soldes?page=2',
    '/soldes?page=11',
    '/soldes?utm_source=Mail&x=%3B',
    '/search?query=Four',
    '/search?query=Four+%3B+22&brand=msw&page=2',
    '/fr/search?query=sales',
    '/search?sales',
    '/checkout/addresses',
    '/category',
    '/caf%C3%A9',
    '/compte',
    '/?',
  ])('%s', (target) => {
    expect(redirectOf(target, swiss, languages)).toBeUndefined();
  });

  it('includes every target of a redirect', () => {
    for (const from of ['/DE/Home/?page=1', '/category/search/x', '/fr//soldes/?page=1;page=1', '/c/c/x', '/p//']) {
      const once = redirectOf(from, swiss, languages);
      const twice = once && redirectOf(once.location, swiss, languages);
      expect({ from, twice }).toEqual({ from, twice: undefined });
    }
  });
});

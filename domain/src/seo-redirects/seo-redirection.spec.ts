import { describe, expect, it } from '@jest/globals';
import { seoRedirectsSchema, type SeoRedirect } from './contract.js';
import { seoRedirection, sourcePath } from './seo-redirection.js';

const HOSTS = ['shop.example', 'www.shop.example'];

const moved = (source: string, target: string, code: SeoRedirect['code'] = 301): SeoRedirect => ({
  source,
  target,
  code,
});

const REDIRECTS = [
  moved('/old-fryers.html', '/fryers'),
  moved('/fr/ancienne-page', '/fr/friteuses', 308),
  moved('/first', '/second', 302),
  moved('/second', '/third?sort=price-asc'),
  moved('/round', '/about'),
  moved('/about', '/round'),
  moved('/abroad', 'https://evil.example/x'),
  moved('/whole', 'https://www.shop.example/fryers'),
  moved('/caf%C3%A9', '/coffee'),
  moved('/fryers-2019/', '/fryers'),
];

const found = (path: string) => seoRedirection(REDIRECTS, path, HOSTS);

describe('a moved URL', () => {
  it.each([
    ['as it was written', '/old-fryers.html', '/fryers', 301],
    ['in capitals, with a slash and a query', '/OLD-Fryers.html/?utm_source=mail', '/fryers', 301],
    ['in a language that has a prefix', '/fr/ancienne-page', '/fr/friteuses', 308],
    ['encoded or not', '/café', '/coffee', 301],
    ['which was written with a slash at its end', '/fryers-2019', '/fryers', 301],
    ['to an address on a host of the store', '/whole', 'https://www.shop.example/fryers', 301],
    ['twice, in one hop with the code of the first', '/first', '/third?sort=price-asc', 302],
  ])('%s: %s leads to %s with %i', (_what, path, targetURL, redirectionCode) => {
    expect(found(path)).toEqual({ targetURL, redirectionCode });
  });

  it.each([
    ['nobody has written down', '/new'],
    ['leads in a circle', '/round'],
    ['leads to another host', '/abroad'],
  ])('leads nowhere where it %s', (_what, path) => {
    expect(found(path)).toBeUndefined();
  });

  it('uses the first of two redirects with the same source', () => {
    expect(seoRedirection([moved('/a', '/b'), moved('/A/', '/c')], '/a', HOSTS)?.targetURL).toBe('/b');
  });

  it('is found among 20,000 without a linear search', () => {
    const many = Array.from({ length: 20_000 }, (_none, at) => moved(`/old-${at}`, `/new-${at}`));
    expect(seoRedirection(many, '/old-19999', HOSTS)?.targetURL).toBe('/new-19999');
  });
});

describe('a requested URL', () => {
  it.each([
    ['/old', '/old'],
    ['https://shop.example/old?x=1', '/old'],
    ['https://shop.example:3000/old', '/old'],
    ['https://evil.example/old', undefined],
    ['//evil.example/old', undefined],
    ['/\\evil.example', undefined],
    ['javascript:alert(1)', undefined],
    ['old', undefined],
  ])('%j is %j', (sourceUrl, path) => {
    expect(sourcePath(sourceUrl, HOSTS)).toBe(path);
  });
});

describe('a redirect', () => {
  it.each([
    moved('old', '/new'),
    moved('//evil.example', '/new'),
    moved('/old?x=1', '/new'),
    moved('/old', '//evil.example'),
    moved('/old', '/\\evil.example'),
    moved('/old', 'https://shop.example@evil.example/'),
    moved('/old', 'javascript:alert(1)'),
    moved('/old', 'new'),
    { source: '/old', target: '/new', code: 307 },
  ])('is refused as %j', (redirect) => {
    expect(seoRedirectsSchema.safeParse({ redirects: [redirect] }).success).toBe(false);
  });

  it('accepts a path or a URL as target', () => {
    expect(seoRedirectsSchema.safeParse({ redirects: REDIRECTS }).success).toBe(true);
  });
});

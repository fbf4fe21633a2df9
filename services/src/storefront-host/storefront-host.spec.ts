import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { helloPage } from './testing/fake-storefront.js';
import { startHost, type Host } from './testing/host.js';

let host: Host;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.app.close());

describe('which store answers', () => {
  it.each([
    ['sk.localhost', 'sk-SK'],
    ['SK.localhost', 'sk-SK'],
    ['de.localhost', 'de-DE'],
    ['gb.localhost', 'en-GB'],
    ['localhost', 'sk-SK'],
    ['gb.halden.localhost', 'en-GB'],
    ['se.halden.localhost', 'sv-SE'],
  ])('%s shows the store in %s', async (name, locale) => {
    const page = await host.get(name, '/');
    expect([page.statusCode, page.payload.includes(`lang="${locale}"`)]).toEqual([200, true]);
  });

  it.each(['evil.example', 'xsk.localhost', 'sk.localhost.evil.example', 'sk.halden.localhost', ''])(
    'a host that is none of ours (%s) gets 421, no page and no place in the cache',
    async (name) => {
      const page = await host.get(name, '/');
      expect([page.statusCode, host.storefront.rendered, host.cache.size]).toEqual([421, [], 0]);
      expect(page.headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each(['sk.localhost', 'evil.example', 'admin.localhost'])('health answers on %s', async (name) => {
    expect((await host.get(name, '/api/health/live')).json()).toEqual({ status: 'live' });
    expect((await host.get(name, '/api/health/ready')).json()).toMatchObject({ status: 'ready' });
  });

  it('the second language of a store has a prefix', async () => {
    expect((await host.get('ch.localhost', '/fr/perceuse')).payload).toContain('lang="fr-CH"');
    expect((await host.get('ch.localhost', '/bohrer')).payload).toContain('lang="de-CH"');
  });
});

describe('a page', () => {
  it('that does not exist is a real 404 with its page, and is not kept', async () => {
    const page = await host.get('sk.localhost', '/missing');
    expect([page.statusCode, host.cache.size]).toEqual([404, 0]);
    expect(page.payload).toContain('This page could not be found');
  });

  it('that is gone leads to where staff say it has moved, and one that is there never does', async () => {
    const redirects = ['/missing-fryers', '/bohrer', '/fryers.html'].map((source) => {
      return { source, target: '/fryers', code: 301 as const };
    });
    host.stores.publish('ferrum_sk', { 'seo-redirects': { redirects } });
    const gone = await host.get('sk.localhost', '/Missing-Fryers?utm_source=mail');
    expect([gone.statusCode, gone.headers['location']]).toEqual([308, '/missing-fryers?utm_source=mail']);
    const moved = await host.get('sk.localhost', '/missing-fryers?utm_source=mail');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/fryers?utm_source=mail']);
    expect((await host.get('sk.localhost', '/fryers.html')).headers['location']).toBe('/fryers');
    expect((await host.get('sk.localhost', '/other.html')).statusCode).toBe(404);
    expect((await host.get('sk.localhost', '/bohrer')).statusCode).toBe(200);
    expect((await host.get('de.localhost', '/missing-fryers')).statusCode).toBe(404);
  });

  it('may run its own inline scripts and no other', async () => {
    const page = await host.get('sk.localhost', '/');
    const hash = createHash('sha256').update('window.$_TSR={}').digest('base64');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('names its counterparts in every store that has it, and itself', async () => {
    const { payload } = await host.get('ch.localhost', '/fr/perceuse?sort=price-asc&page=2');
    expect(payload).toContain('<link rel="canonical" href="http://ch.localhost:3000/fr/perceuse?page=2">');
    expect(payload).toContain('<link rel="alternate" hreflang="de-AT" href="http://at.localhost:3000/bohrer">');
    expect(payload).toContain('<link rel="alternate" hreflang="fr-BE" href="http://be.localhost:3000/perceuse">');
    expect(payload).toContain('<link rel="alternate" hreflang="x-default" href="http://sk.localhost:3000/vrtacka">');
    expect(payload).not.toContain('hreflang="pl-PL"');
  });

  it('of another brand has counterparts in that brand alone', async () => {
    const ferrum = await host.get('de.localhost', '/bohrer');
    const halden = await host.get('de.halden.localhost', '/bohrer');
    expect(ferrum.payload).toContain('hreflang="de-DE" href="http://de.localhost:3000/bohrer"');
    expect(ferrum.payload).not.toContain('halden');
    expect(halden.payload).toContain('<link rel="canonical" href="http://de.halden.localhost:3000/bohrer">');
    expect(halden.payload.match(/href="http:[^"]+"/g)).toEqual([
      'href="http://de.halden.localhost:3000/bohrer"',
      'href="http://de.halden.localhost:3000/bohrer"',
    ]);
  });

  it('is known under its production host in production', async () => {
    const production = await startHost({ variables: { EMBEDDED: 'false', SESSION_KEY: 'a'.repeat(43) } });
    const { document } = production.stores.snapshots()[0] ?? {};
    const name = document?.sections.store.productionHost ?? '';
    const page = await production.get(name, '/');
    expect(page.payload).toContain(`<link rel="canonical" href="https://${name}/`);
    expect(page.headers['strict-transport-security']).toBeDefined();
    await production.app.close();
  });

  it('that the storefront cannot render is a last-resort page without details', async () => {
    host.storefront.renders = () => {
      throw new Error('secret detail');
    };
    const page = await host.get('sk.localhost', '/vrtacka');
    expect(page.statusCode).toBe(500);
    expect(page.payload).toContain('An error occurred while showing the error page');
    expect(page.payload).not.toContain('secret');
  });

  it('that something in the way made impossible asks to come again soon', async () => {
    host.storefront.renders = () => ({ status: 503, html: '<html></html>', paths: {}, tags: [] });
    const page = await host.get('sk.localhost', '/vrtacka');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  });

  it('whose loader refuses what was asked for is not found, never our fault', async () => {
    host.storefront.renders = () => {
      throw new ShopError('invalid-input');
    };
    expect((await host.get('sk.localhost', '/x')).statusCode).toBe(404);
  });

  it('moves where the storefront says, on this host alone', async () => {
    host.storefront.renders = () => ({ status: 301, location: '//evil.example/x', html: '', paths: {}, tags: [] });
    const page = await host.get('sk.localhost', '/old');
    expect([page.statusCode, page.headers['location']]).toEqual([301, '/evil.example/x']);
  });
});

describe('the page that shows the components', () => {
  it('is not there for shoppers, in no language, and nothing is rendered for it', async () => {
    for (const path of ['/components', '/fr/components'])
      expect((await host.get('ch.localhost', path)).statusCode).toBe(404);
    expect([host.storefront.rendered, host.cache.size]).toEqual([[], 0]);
  });

  it.each([{ E2E: 'true' }, { NODE_ENV: 'development' }])(
    'answers under %o, and no search engine keeps it',
    async (variables) => {
      const workshop = await startHost({ variables });
      const page = await workshop.get('ch.localhost', '/fr/components');
      expect([page.statusCode, page.payload.includes('<meta name="robots" content="noindex">')]).toEqual([200, true]);
      expect(page.payload).not.toContain('rel="canonical"');
      await workshop.app.close();
    },
  );
});

describe('a store with native routing', () => {
  beforeEach(() => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/dirbtuves', sk: '/dielna' } });
  });

  it('has its categories under /c/, and their plain addresses lead there', async () => {
    const old = await host.get('lt.localhost', '/dirbtuves?page=2');
    expect([old.statusCode, old.headers['location']]).toEqual([301, '/c/dirbtuves?page=2']);
    expect((await host.get('lt.localhost', '/c/dirbtuves')).statusCode).toBe(200);
  });

  it('keeps its products where they are: the storefront leads /p/ back to them', async () => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/krosnis-ex10001234' } });
    const page = await host.get('lt.localhost', '/krosnis-ex10001234');
    expect([page.statusCode, page.payload.includes('/p/')]).toEqual([200, false]);
  });

  it('is linked to under that address from the others', async () => {
    const { payload } = await host.get('sk.localhost', '/dielna');
    expect(payload).toContain('hreflang="lt-LT" href="http://lt.localhost:3000/c/dirbtuves"');
  });
});

describe('the search page', () => {
  it('is made for what is looked for, always written alike, and no search engine keeps it', async () => {
    const { payload } = await host.get('sk.localhost', '/search?utm_source=mail&query=+Mix%C3%A9r++2%20l&page=2');
    expect(host.storefront.rendered).toEqual(['http://sk.localhost:3000/search?query=Mix%C3%A9r+2+l&page=2']);
    expect(payload).toContain('<meta name="robots" content="noindex">');
    expect(payload).toContain('<link rel="canonical" href="http://sk.localhost:3000/search">');
    expect(payload).not.toContain('hreflang');
  });

  it('is kept as a listing is: whole, but not what few look for', async () => {
    for (const url of ['/search?query=Mixer', '/search?category=1', '/search', '/search?tags=new'])
      expect((await host.get('sk.localhost', url)).statusCode).toBe(200);
    expect(host.cache.size).toBe(2);
  });

  it('stays where it is in a store with native routing', async () => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/search' } });
    expect((await host.get('lt.localhost', '/search')).statusCode).toBe(200);
  });
});

describe('the HTML cache', () => {
  it('renders a page once, however often and under whatever foreign parameters it is asked for', async () => {
    for (const url of [
      '/vrtacka',
      '/vrtacka?utm_source=a',
      '/vrtacka?x=1&y=2',
      '/vrtacka?page=abc',
      '/vrtacka?sort=%00',
    ])
      expect((await host.get('sk.localhost', url)).statusCode).toBe(200);
    expect([host.storefront.rendered, host.cache.size]).toEqual([['http://sk.localhost:3000/vrtacka'], 1]);
  });

  it('tells sorts and pages apart, and writes them always alike', async () => {
    for (const url of ['/a?page=2&sort=price-asc', '/a?sort=price-asc&page=2', '/a?page=2'])
      await host.get('sk.localhost', url);
    expect(host.cache.size).toBe(2);
  });

  it('renders a page once for visitors who come at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => host.get('sk.localhost', '/vrtacka')));
    expect(host.storefront.rendered).toHaveLength(1);
  });

  it('tells two stores apart that share a path', async () => {
    await host.get('de.localhost', '/bohrer');
    expect((await host.get('at.localhost', '/bohrer')).payload).toContain('lang="de-AT"');
    expect(host.cache.size).toBe(2);
  });

  it('tells two brands apart that share a country, a language and a path', async () => {
    for (const name of ['de.localhost', 'de.halden.localhost', 'de.localhost']) await host.get(name, '/bohrer');
    expect(host.storefront.rendered).toEqual([
      'http://de.localhost:3000/bohrer',
      'http://de.halden.localhost:3000/bohrer',
    ]);
  });

  it('forgets a store when its config is published, and only that store', async () => {
    await host.get('sk.localhost', '/vrtacka');
    await host.get('de.localhost', '/bohrer');
    host.stores.publish('ferrum_sk');
    expect(host.cache.size).toBe(1);
    await host.get('sk.localhost', '/vrtacka');
    expect(host.storefront.rendered).toHaveLength(3);
  });

  it('shows no page beyond the instant at which a campaign begins', async () => {
    const begins = Date.parse('2026-11-22T23:00:00Z');
    let now = begins - 30_000;
    const beforehand = await startHost({ now: () => now });
    await beforehand.get('sk.localhost', '/vrtacka');
    now = begins - 1;
    await beforehand.get('sk.localhost', '/vrtacka');
    expect(beforehand.storefront.rendered).toHaveLength(1);
    now = begins;
    await beforehand.get('sk.localhost', '/vrtacka');
    await beforehand.get('sk.localhost', '/vrtacka');
    expect(beforehand.storefront.rendered).toHaveLength(2);
    await beforehand.app.close();
  });

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await host.get('sk.localhost', '/vrtacka');
    const again = await host.get('sk.localhost', '/vrtacka', { 'if-none-match': String(headers['etag']) });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('sends the form that the browser takes (%s)', async (accepted, coding) => {
    const page = await host.get('sk.localhost', '/vrtacka', { 'accept-encoding': accepted });
    expect([page.headers['content-encoding'], page.headers['vary']]).toEqual([coding, 'accept-encoding']);
  });

  it('never keeps a page of the checkout', async () => {
    const page = await host.get('sk.localhost', '/checkout/thank-you?order=1');
    expect([page.statusCode, host.cache.size]).toEqual([200, 0]);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });
});

describe('a visitor who chose French before', () => {
  const cookie = { cookie: 'a=b; vsf-locale=fr-CH' };

  it('is led to the same page in French', async () => {
    const page = await host.get('ch.localhost', '/bohrer', cookie);
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/fr/perceuse']);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('may go back to German by a link of ours', async () => {
    const page = await host.get('ch.localhost', '/bohrer', { ...cookie, 'sec-fetch-site': 'same-origin' });
    expect(page.statusCode).toBe(200);
  });

  it('is left alone by a store without French', async () => {
    expect((await host.get('at.localhost', '/bohrer', cookie)).statusCode).toBe(200);
  });
});

describe("the console's host", () => {
  it('never shows a store', async () => {
    const page = await host.get('admin.localhost', '/vrtacka');
    expect(host.storefront.rendered).toEqual([]);
    expect(String(page.headers['content-security-policy'])).not.toContain('unsafe');
  });
});

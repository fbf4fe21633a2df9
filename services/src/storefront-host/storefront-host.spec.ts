import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { helloPage } from './testing/fake-storefront.js';
import { startHost, type Host } from './testing/host.js';

let host: Host;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.app.close());

describe('the store of a host', () => {
  it('cannot be served: the host gets 503 with Retry-After, not 421', async () => {
    const unavailable = await startHost();
    unavailable.stores.awaited.add('dark.localhost');
    const page = await unavailable.get('dark.localhost', '/');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
    expect(page.payload).toContain('Please try again in a moment');
    await unavailable.app.close();
  });

  it.each([
    ['sk.localhost', 'sk-SK'],
    ['SK.localhost', 'sk-SK'],
    ['de.localhost', 'de-DE'],
    ['gb.localhost', 'en-GB'],
    ['localhost', 'sk-SK'],
    ['gb.halden.localhost', 'en-GB'],
    ['se.halden.localhost', 'sv-SE'],
  ])('is shown on %s in %s', async (name, locale) => {
    const page = await host.get(name, '/');
    expect([page.statusCode, page.payload.includes(`lang="${locale}"`)]).toEqual([200, true]);
  });

  it.each(['evil.example', 'xsk.localhost', 'sk.localhost.evil.example', 'sk.halden.localhost', ''])(
    'does not exist: the host (%s) gets 421, without rendering or caching a page',
    async (name) => {
      const page = await host.get(name, '/');
      expect([page.statusCode, host.storefront.rendered, host.cache.size]).toEqual([421, [], 0]);
      expect(page.headers['cache-control']).toBe('private, no-store');
    },
  );

  it.each(['sk.localhost', 'evil.example', 'admin.localhost'])('does not matter for health on %s', async (name) => {
    expect((await host.get(name, '/api/health/live')).json()).toEqual({ status: 'live' });
    expect((await host.get(name, '/api/health/ready')).json()).toMatchObject({ status: 'ready' });
  });

  it('has a prefix for its second language', async () => {
    expect((await host.get('ch.localhost', '/fr/perceuse')).payload).toContain('lang="fr-CH"');
    expect((await host.get('ch.localhost', '/bohrer')).payload).toContain('lang="de-CH"');
  });
});

describe('the spelling of an address', () => {
  it.each([
    ['/vrt%61cka', '/vrtacka'],
    ['/%76rtacka?q=%61', '/vrtacka?q=%61'],
    ['/%56rtacka/', '/vrtacka'],
    ['//%76rtacka', '/vrtacka'],
    ['//evil%2Eexample/x%2Ejs', '/evil.example/x.js'],
    ['/robots%2Etxt', '/robots.txt'],
  ])('%s is redirected with one 301 to %s', async (given, plain) => {
    const moved = await host.get('sk.localhost', given);
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, plain]);
    expect((await host.get('sk.localhost', plain)).statusCode).not.toBe(301);
  });

  it('is decoded only once', async () => {
    expect((await host.get('sk.localhost', '/%2576rtacka')).statusCode).toBe(200);
    expect(host.storefront.rendered).toEqual(['http://sk.localhost:3000/%2576rtacka']);
  });

  it.each(["/o'brien", '/a%22b', '/a%3Cb', '/a%5Cb', '/a%0D%0Ab', '/a%7fb', '/a%C2%85b'])(
    'with a forbidden character is refused: %s',
    async (target) => {
      const { statusCode, headers } = await host.get('sk.localhost', target);
      expect([statusCode, headers['location'], host.storefront.rendered]).toEqual([400, undefined, []]);
    },
  );

  it.each(['/API/commerce/getMe', '//api/commerce/getMe', '/Api', '/api/', '/%2Fapi'])(
    'never leads into the API: %s',
    async (target) => {
      const { statusCode, headers } = await host.get('sk.localhost', target);
      expect([statusCode === 301 || statusCode === 308, headers['location']]).toEqual([false, undefined]);
    },
  );

  it("has one form on the console's host too", async () => {
    const moved = await host.get('admin.localhost', '//evil%2Eexample/st%61ff');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/evil.example/staff']);
  });
});

describe('a store with native routing', () => {
  beforeEach(() => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/dirbtuves', sk: '/dielna' } });
  });

  it('has its categories under /c/, and redirects their plain addresses', async () => {
    const old = await host.get('lt.localhost', '/dirbtuves?page=2');
    expect([old.statusCode, old.headers['location']]).toEqual([301, '/c/dirbtuves?page=2']);
    expect((await host.get('lt.localhost', '/c/dirbtuves')).statusCode).toBe(200);
  });

  it('has its products under /p/, and redirects their plain addresses', async () => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/krosnis-ex10001234' } });
    const plain = await host.get('lt.localhost', '/krosnis-ex10001234');
    expect([plain.statusCode, plain.headers['location']]).toEqual([301, '/p/krosnis-ex10001234']);
    expect((await host.get('lt.localhost', '/p/krosnis-ex10001234')).statusCode).toBe(200);
  });

  it('is linked with these addresses from other stores', async () => {
    const { payload } = await host.get('sk.localhost', '/dielna');
    expect(payload).toContain('hreflang="lt-LT" href="http://lt.localhost:3000/c/dirbtuves"');
  });

  it('has product addresses with /p/ in the links of every store', async () => {
    host.storefront.renders = (request) => ({
      ...helloPage(request),
      paths: { lt: '/krosnis-ex10001234', sk: '/rura-ex10001234' },
    });
    for (const [name, path] of [
      ['sk.localhost', '/rura-ex10001234'],
      ['lt.localhost', '/p/krosnis-ex10001234'],
    ] as const) {
      const { payload } = await host.get(name, path);
      expect(payload).toContain('hreflang="lt-LT" href="http://lt.localhost:3000/p/krosnis-ex10001234"');
      expect(payload).toContain('hreflang="sk-SK" href="http://sk.localhost:3000/rura-ex10001234"');
    }
  });
});

describe('a visitor who chose French earlier', () => {
  const cookie = { cookie: 'a=b; vsf-locale=fr-CH' };

  it('is redirected to the same page in French', async () => {
    const page = await host.get('ch.localhost', '/bohrer', cookie);
    expect([page.statusCode, page.headers['location']]).toEqual([302, '/fr/perceuse']);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('can return to German with a link on our pages', async () => {
    const page = await host.get('ch.localhost', '/bohrer', { ...cookie, 'sec-fetch-site': 'same-origin' });
    expect(page.statusCode).toBe(200);
  });

  it('is not redirected by a store without French', async () => {
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

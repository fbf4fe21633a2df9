import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { DEPLOYMENT } from '../../platform/env/testing/test-variables.js';
import { helloPage } from '../testing/fake-storefront.js';
import { startHost, type Host } from '../testing/host.js';

let host: Host;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.app.close());

describe('a page', () => {
  it('that does not exist gets 404 with a page, and is not cached', async () => {
    const page = await host.get('sk.localhost', '/missing');
    expect([page.statusCode, host.cache.size]).toEqual([404, 0]);
    expect(page.payload).toContain('This page could not be found');
  });

  it('that no longer exists follows a configured redirect, and an existing page never does', async () => {
    const redirects = ['/missing-fryers', '/bohrer', '/fryers.html'].map((source) => {
      return { source, target: '/fryers', code: 301 as const };
    });
    host.stores.publish('ferrum_sk', { 'seo-redirects': { redirects } });
    const gone = await host.get('sk.localhost', '/Missing-Fryers?utm_source=mail');
    expect([gone.statusCode, gone.headers['location']]).toEqual([301, '/fryers?utm_source=mail']);
    const moved = await host.get('sk.localhost', '/missing-fryers?utm_source=mail');
    expect([moved.statusCode, moved.headers['location']]).toEqual([301, '/fryers?utm_source=mail']);
    expect((await host.get('sk.localhost', '/fryers.html')).headers['location']).toBe('/fryers');
    expect((await host.get('sk.localhost', '/other.html')).statusCode).toBe(404);
    expect((await host.get('sk.localhost', '/bohrer')).statusCode).toBe(200);
    expect((await host.get('de.localhost', '/missing-fryers')).statusCode).toBe(404);
  });

  it('may run only its own inline scripts', async () => {
    const page = await host.get('sk.localhost', '/');
    const hash = createHash('sha256').update('window.$_TSR={}').digest('base64');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' 'sha256-${hash}'`);
    expect(policy).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('links to its counterparts in all stores, and to itself', async () => {
    const { payload } = await host.get('ch.localhost', '/fr/perceuse?sort=price-asc&page=2');
    expect(payload).toContain('<link rel="canonical" href="http://ch.localhost:3000/fr/perceuse?page=2">');
    expect(payload).toContain('<link rel="alternate" hreflang="de-AT" href="http://at.localhost:3000/bohrer">');
    expect(payload).toContain('<link rel="alternate" hreflang="fr-BE" href="http://be.localhost:3000/perceuse">');
    expect(payload).toContain('<link rel="alternate" hreflang="x-default" href="http://sk.localhost:3000/vrtacka">');
    expect(payload).not.toContain('hreflang="pl-PL"');
  });

  it('of another brand has counterparts only in that brand', async () => {
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

  it('has its production host as canonical address in production', async () => {
    const production = await startHost({ variables: { ...DEPLOYMENT, EMBEDDED: 'false' } });
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

  it('that answers 503 has a Retry-After', async () => {
    host.storefront.renders = () => ({ status: 503, html: '<html></html>', inlineScripts: [], paths: {}, tags: [] });
    const page = await host.get('sk.localhost', '/vrtacka');
    expect([page.statusCode, page.headers['retry-after']]).toEqual([503, '5']);
  });

  it('whose loader refuses the input is not found', async () => {
    host.storefront.renders = () => {
      throw new ShopError('invalid-input');
    };
    expect((await host.get('sk.localhost', '/x')).statusCode).toBe(404);
  });

  it('follows a redirect by the storefront only on this host', async () => {
    host.storefront.renders = () => ({
      status: 301,
      location: '//evil.example/x',
      html: '',
      inlineScripts: [],
      paths: {},
      tags: [],
    });
    const page = await host.get('sk.localhost', '/old');
    expect([page.statusCode, page.headers['location']]).toEqual([301, '/evil.example/x']);
  });
});

describe('the page that shows the components', () => {
  it('is not found by shoppers in any language, and is not rendered', async () => {
    for (const path of ['/components', '/fr/components'])
      expect((await host.get('ch.localhost', path)).statusCode).toBe(404);
    expect([host.storefront.rendered, host.cache.size]).toEqual([[], 0]);
  });

  it.each([{ E2E: 'true' }, { NODE_ENV: 'development' }])(
    'answers with %o, and is not indexed by search engines',
    async (variables) => {
      const workshop = await startHost({ variables });
      const page = await workshop.get('ch.localhost', '/fr/components');
      expect([page.statusCode, page.payload.includes('<meta name="robots" content="noindex">')]).toEqual([200, true]);
      expect(page.payload).not.toContain('rel="canonical"');
      await workshop.app.close();
    },
  );
});

describe('the search page', () => {
  it('is rendered for the normalised search, and is not indexed by search engines', async () => {
    const { payload } = await host.get('sk.localhost', '/search?utm_source=mail&query=+Mix%C3%A9r++2%20l&page=2');
    expect(host.storefront.rendered).toEqual(['http://sk.localhost:3000/search?query=Mix%C3%A9r+2+l&page=2']);
    expect(payload).toContain('<meta name="robots" content="noindex">');
    expect(payload).toContain('<link rel="canonical" href="http://sk.localhost:3000/search">');
    expect(payload).not.toContain('hreflang');
  });

  it('is cached like a listing, except rare searches', async () => {
    for (const url of ['/search?query=Mixer', '/search?category=1', '/search', '/search?tags=new'])
      expect((await host.get('sk.localhost', url)).statusCode).toBe(200);
    expect(host.cache.size).toBe(2);
  });

  it('is not redirected in a store with native routing', async () => {
    host.storefront.renders = (request) => ({ ...helloPage(request), paths: { lt: '/search' } });
    expect((await host.get('lt.localhost', '/search')).statusCode).toBe(200);
  });
});

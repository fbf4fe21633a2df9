import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { helloPage } from '../testing/fake-storefront.js';
import { startHost, type Host } from '../testing/host.js';

let host: Host;
beforeAll(async () => {
  host = await startHost();
});
afterAll(() => host.app.close());

const consent = Buffer.from(JSON.stringify({ redirect_to: '/VRTACKA/' })).toString('base64');

/** One address per redirect rule, and some without a redirect. */
const PATHS = [
  '/vrtacka',
  '/home',
  '/category/vrtacka',
  '/search/vrtacka',
  '/search/new-arrivals',
  '/search/sales',
  '/c/vrtacka',
  '/p/vrtacka',
  '/reset-password',
  '/exConsents/manageSubscriptions',
  '/exConsents/confirm',
  '/missing',
];
const PREFIXES = ['', '/sk', '/fr', '/de', '/es'];
const QUERIES = ['', '?page=1', '?a=B;page=2', '?hitsPerPage=48&sort=price-asc', `?hash=${consent}`];
const encoded = (letter: string): string => `%${letter.charCodeAt(0).toString(16)}`;
const SPELLINGS: readonly (readonly [name: string, write: (path: string) => string])[] = [
  ['as it is', (path) => path],
  ['with a slash at the end', (path) => `${path}/`],
  ['with two slashes', (path) => path.replace(/\/(?=[^/]+$)/, '//')],
  ['in capitals', (path) => (path.includes('exConsents') ? path : path.toUpperCase())],
  ['with an encoded letter', (path) => path.replace(/[a-z](?=\W*$)/, encoded)],
];
const STORES = ['sk.localhost', 'ch.localhost', 'lt.localhost'];

async function hopsFrom(name: string, target: string): Promise<{ hops: string[]; status: number }> {
  const hops: string[] = [];
  let at = target;
  for (;;) {
    const { statusCode, headers } = await host.get(name, at);
    if (statusCode < 300 || statusCode >= 400 || hops.length > 3) return { hops, status: statusCode };
    at = String(headers['location']);
    hops.push(`${statusCode} ${at}`);
  }
}

describe.each(STORES)('an old address of %s', (name) => {
  it.each(SPELLINGS)('%s needs at most one redirect to a page or a 404', async (_name, write) => {
    const bad: unknown[] = [];
    for (const path of PATHS)
      for (const prefix of PREFIXES)
        for (const query of QUERIES) {
          const target = `${write(prefix + path)}${query}`;
          const { hops, status } = await hopsFrom(name, target);
          if (hops.length > 1 || ![200, 404].includes(status)) bad.push({ target, hops, status });
        }
    expect(bad.slice(0, 20)).toEqual([]);
  });
});

it('a redirect by the storefront is combined with other redirects into one', async () => {
  host.storefront.renders = (request) => {
    const moved = new URL(request.url).pathname === '/search' ? { status: 301, location: '/novinky', html: '' } : {};
    return { ...helloPage(request), ...moved };
  };
  const sections = ['/search/new-arrivals', '/Search/Sales/', '/search/%73ales?page=1', '/search?new-arrivals'];
  for (const target of sections)
    expect([target, await hopsFrom('at.localhost', target)]).toEqual([target, { hops: ['301 /novinky'], status: 200 }]);
});

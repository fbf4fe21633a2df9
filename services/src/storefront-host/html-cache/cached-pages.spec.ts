import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { startHost, type Host } from '../testing/host.js';

let host: Host;
beforeEach(async () => {
  host = await startHost();
});
afterEach(() => host.app.close());

describe('the HTML cache', () => {
  it('renders a page once for repeated requests with any unknown parameters', async () => {
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

  it('has separate entries per sort order and page, whatever the order of parameters', async () => {
    for (const url of ['/a?page=2&sort=price-asc', '/a?sort=price-asc&page=2', '/a?page=2'])
      await host.get('sk.localhost', url);
    expect(host.cache.size).toBe(2);
  });

  it('renders a page once for visitors at the same time', async () => {
    await Promise.all([1, 2, 3, 4].map(() => host.get('sk.localhost', '/vrtacka')));
    expect(host.storefront.rendered).toHaveLength(1);
  });

  it('has separate entries for two stores with the same path', async () => {
    await host.get('de.localhost', '/bohrer');
    expect((await host.get('at.localhost', '/bohrer')).payload).toContain('lang="de-AT"');
    expect(host.cache.size).toBe(2);
  });

  it('has separate entries for two brands with the same country, language and path', async () => {
    for (const name of ['de.localhost', 'de.halden.localhost', 'de.localhost']) await host.get(name, '/bohrer');
    expect(host.storefront.rendered).toEqual([
      'http://de.localhost:3000/bohrer',
      'http://de.halden.localhost:3000/bohrer',
    ]);
  });

  it('deletes the pages of a store when its config is published, and only those', async () => {
    await host.get('sk.localhost', '/vrtacka');
    await host.get('de.localhost', '/bohrer');
    host.stores.publish('ferrum_sk');
    expect(host.cache.size).toBe(1);
    await host.get('sk.localhost', '/vrtacka');
    expect(host.storefront.rendered).toHaveLength(3);
  });

  it('shows no old page after the start of a campaign', async () => {
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
  ])('sends an encoding that the browser accepts (%s)', async (accepted, coding) => {
    const page = await host.get('sk.localhost', '/vrtacka', { 'accept-encoding': accepted });
    expect([page.headers['content-encoding'], page.headers['vary']]).toEqual([coding, 'accept-encoding']);
  });

  it('sends the same page in every encoding, with its length', async () => {
    const [br, gzip, plain] = await Promise.all(
      ['br', 'gzip', ''].map((accepted) => host.get('sk.localhost', '/vrtacka', { 'accept-encoding': accepted })),
    );
    expect(brotliDecompressSync(br?.rawPayload ?? '').toString('utf8')).toBe(plain?.payload);
    expect(gunzipSync(gzip?.rawPayload ?? '').toString('utf8')).toBe(plain?.payload);
    for (const form of [br, gzip, plain]) expect(form?.headers['content-length']).toBe(String(form?.rawPayload.length));
  });

  it('answers HEAD with only the headers of the page', async () => {
    const plain = await host.get('sk.localhost', '/vrtacka');
    const head = await host.app.inject({ method: 'HEAD', url: '/vrtacka', headers: { host: 'sk.localhost' } });
    expect([head.statusCode, head.payload, head.headers['content-length']]).toEqual([
      200,
      '',
      plain.headers['content-length'],
    ]);
  });

  it('sends the policy of the page with a 304, but no content type or length', async () => {
    const { headers } = await host.get('sk.localhost', '/vrtacka');
    const again = await host.get('sk.localhost', '/vrtacka', { 'if-none-match': String(headers['etag']) });
    expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
    expect(again.headers['etag']).toBe(headers['etag']);
    expect([again.headers['content-type'], again.headers['content-length']]).toEqual([undefined, undefined]);
  });

  it('never caches a page of the checkout', async () => {
    const page = await host.get('sk.localhost', '/checkout/thank-you?order=1');
    expect([page.statusCode, host.cache.size]).toEqual([200, 0]);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });
});

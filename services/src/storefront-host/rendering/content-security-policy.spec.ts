import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { helloPage } from '../testing/fake-storefront.js';
import { startHost, type Host } from '../testing/host.js';
import { refuseUnknownScripts } from './content-security-policy.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const KNOWN = 'start()';

describe('the scripts of a page', () => {
  it.each([
    ['scripts of the renderer', '<script>start()</script><SCRIPT>start()</SCRIPT >'],
    ['our own files', '<script type="module" async src="/assets/a.js"></script>'],
    ['data that browsers do not run', '<script id="boot" type="application/json">{"a":"\\u003cscript>"}</script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
  ])('may be %s', (_what, html) => {
    expect(() => refuseUnknownScripts(Buffer.from(html), [KNOWN])).not.toThrow();
  });

  it.each([
    ['an unknown one', '<p>review <script>steal()</script></p>'],
    ['one with a known beginning', '<script>start();steal()</script>'],
    ['one in capitals', '<ScRiPt>steal()</sCrIpT>'],
    ['one with attributes', '<script data-x="application/json">steal()</script>'],
    ['one within a drawing', '<svg><script>steal()</script></svg>'],
    ['one that does not end', '<script>start()</script><script>steal()'],
    ['a module', '<script type="module">steal()</script>'],
    ['an import map', '<script type="importmap">{}</script>'],
  ])('are refused with %s', (_what, html) => {
    expect(() => refuseUnknownScripts(Buffer.from(html), [KNOWN])).toThrow('unknown inline script');
  });
});

describe('the connections of a page', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startHost({ variables: { LIVE_CART_PUBLIC_PORT: '9087' } });
  });
  afterEach(() => host.app.close());

  const connections = async (path: string): Promise<string[]> => {
    const { headers } = await host.get('sk.localhost', path);
    const policy = String(headers['content-security-policy']).split('; ');
    return policy.find((part) => part.startsWith('connect-src '))?.split(' ') ?? [];
  };

  it.each([
    ['public', '/vrtacka'],
    ['personal', '/log-out'],
  ])('lead to its own host only, with the port of the live cart channel: a %s page', async (_kind, path) => {
    const [, ...allowed] = await connections(path);
    expect(allowed).toContain("'self'");
    expect(allowed).toContain('ws://sk.localhost:9087');
    expect(
      allowed.filter((source) => !/^'self'$|^wss:\/\/[\w.-]+:9087$|^ws:\/\/([\w-]+\.)*localhost:9087$/.test(source)),
    ).toEqual([]);
  });

  it('do not lead to the channel if the store has it switched off', async () => {
    const toggles = host.stores.snapshotOfHost('sk.localhost')?.document.sections['feature-toggles'];
    if (!toggles) throw new Error('No store');
    host.stores.publish('ferrum_sk', { 'feature-toggles': { ...toggles, liveCart: false } });
    expect(await connections('/vrtacka')).toEqual(['connect-src', "'self'"]);
  });
});

describe('a text of the shop that contains a script', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startHost();
  });
  afterEach(() => host.app.close());

  it.each([
    ['on a public page', '/vrtacka'],
    ['on a personal page', '/log-out'],
  ])('causes the error page %s', async (_where, path) => {
    const steal = '<script>steal(document.cookie)</script>';
    host.storefront.renders = (request) => {
      const page = helloPage(request);
      return { ...page, html: page.html.replace('<h1>', `${steal}<h1>`) };
    };
    const page = await host.get('sk.localhost', path);
    expect([page.statusCode, page.payload.includes('steal'), host.cache.size]).toEqual([500, false, 0]);
    expect(String(page.headers['content-security-policy'])).not.toContain('sha256');
  });

  it('is not allowed by the policy, which lists only the scripts of the renderer', async () => {
    const page = await host.get('sk.localhost', '/vrtacka');
    const policy = String(page.headers['content-security-policy']);
    expect(policy.match(/'sha256-[^']*'/g)).toEqual([hashOf('window.$_TSR={}')]);
  });
});

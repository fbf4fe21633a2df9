import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { helloPage } from '../testing/fake-storefront.js';
import { startHost, type Host } from '../testing/host.js';
import { refuseUnknownScripts } from './content-security-policy.js';

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const KNOWN = 'start()';

describe('the scripts of a page', () => {
  it.each([
    ['the ones that its renderer knows', '<script>start()</script><SCRIPT>start()</SCRIPT >'],
    ['files of ours', '<script type="module" async src="/assets/a.js"></script>'],
    ['data that no browser runs', '<script id="boot" type="application/json">{"a":"\\u003cscript>"}</script>'],
    ['data for search engines', '<script type="application/ld+json">{}</script>'],
  ])('may be %s', (_what, html) => {
    expect(() => refuseUnknownScripts(html, [KNOWN])).not.toThrow();
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
    expect(() => refuseUnknownScripts(html, [KNOWN])).toThrow('unknown inline script');
  });
});

describe('a text of the shop that turned into a script', () => {
  let host: Host;
  beforeEach(async () => {
    host = await startHost();
  });
  afterEach(() => host.app.close());

  it.each([
    ['on a page of everybody', '/vrtacka'],
    ['on a page of one visitor', '/my-account/my-profile'],
  ])('shows the error page and nothing of itself %s', async (_where, path) => {
    const steal = '<script>steal(document.cookie)</script>';
    host.storefront.renders = (request) => {
      const page = helloPage(request);
      return { ...page, html: page.html.replace('<h1>', `${steal}<h1>`) };
    };
    const page = await host.get('sk.localhost', path);
    expect([page.statusCode, page.payload.includes('steal'), host.cache.size]).toEqual([500, false, 0]);
    expect(String(page.headers['content-security-policy'])).not.toContain('sha256');
  });

  it('is allowed by no policy: a page names the scripts that its renderer handed over', async () => {
    const page = await host.get('sk.localhost', '/vrtacka');
    const policy = String(page.headers['content-security-policy']);
    expect(policy.match(/'sha256-[^']*'/g)).toEqual([hashOf('window.$_TSR={}')]);
  });
});

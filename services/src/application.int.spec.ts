import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { createApplication, type Application } from './application.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';
import { NO_BACKEND, TEST_VARIABLES } from './platform/env/testing/test-variables.js';

const POLL_EVERY_MS = 50;

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

interface Question {
  readonly method?: string;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

let database: FreshDatabase;
let dataDir: string;
let running: Application;
let port: number;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  dataDir = mkdtempSync(join(tmpdir(), 'manifold-services-'));
  const variables = {
    DATABASE_URL: database.applicationUrl,
    DATA_DIR: dataDir,
    ...TEST_VARIABLES,
    // This test needs no commerce backend and must not use another test's.
    ...NO_BACKEND,
  };
  running = await createApplication(variables, new FakeStorefront());
  await running.app.listen(0, '127.0.0.1');
  port = Number(new URL(await running.app.getUrl()).port);
});

afterAll(async () => {
  await running.app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Sends a request like a browser. Node does not resolve *.localhost, so the host is set in its header. */
function ask(host: string, path: string, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, path, method, headers: { host, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

const json = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const codeOf = ({ status, text }: Answer): unknown => {
  const { error }: { error: { code: string } } = JSON.parse(text);
  return [status, error.code];
};

describe('the whole process', () => {
  it('reports that it is ready on any host', async () => {
    // It tries to load its products first, and finds no backend.
    while ((await ask('sk.localhost', '/api/health/ready')).status === 503) await wait(POLL_EVERY_MS);
    for (const host of ['sk.localhost', 'admin.localhost', 'nobody.example']) {
      const { status, text } = await ask(host, '/api/health/ready');
      expect([host, status, JSON.parse(text)]).toMatchObject([host, 200, { parts: { storefront: { status: 'up' } } }]);
    }
  });

  it('reports only its status to visitors behind a proxy, and hides the API description from them', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const health = await ask('sk.localhost', '/api/health/ready', { headers });
    expect(JSON.parse(health.text)).toEqual({ status: expect.stringMatching(/^(ready|degraded)$/) });
    for (const path of ['/api/docs', '/api/docs/openapi.json'])
      expect(codeOf(await ask('sk.localhost', path, { headers }))).toEqual([404, 'not-found']);
  });

  it('shows a store on its host, and the same page again from the cache', async () => {
    const first = await ask('de.localhost', '/bohrer');
    const second = await ask('de.localhost', '/bohrer');
    expect([first.status, first.text]).toEqual([200, second.text]);
    expect(second.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      etag: first.headers['etag'],
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    const { etag } = first.headers;
    expect((await ask('de.localhost', '/bohrer', { headers: { 'if-none-match': String(etag) } })).status).toBe(304);
  });

  it('has no store on an unknown host, neither as a page nor as config', async () => {
    expect((await ask('nobody.example', '/')).status).toBe(421);
    expect(codeOf(await ask('nobody.example', '/api/config'))).toEqual([421, 'unknown-store']);
  });

  it('describes its API', async () => {
    const { status, text } = await ask('localhost', '/api/docs/openapi.json');
    expect([status, JSON.parse(text)]).toMatchObject([200, { openapi: '3.1.0' }]);
    expect((await ask('localhost', '/api/docs')).status).toBe(200);
  });
});

describe('bad input', () => {
  it('malformed JSON is refused', async () => {
    const answer = await ask('sk.localhost', '/api/commerce/getMe', { method: 'POST', headers: json, body: '{"a":' });
    expect(codeOf(answer)).toEqual([400, 'malformed-json']);
  });

  it('an oversized body is refused', async () => {
    const body = JSON.stringify({ text: 'x'.repeat(300_000) });
    const answer = await ask('sk.localhost', '/api/commerce/getMe', { method: 'POST', headers: json, body });
    expect(codeOf(answer)).toEqual([413, 'body-too-large']);
  });

  it('a form of another site is refused before any processing', async () => {
    const headers = { ...json, 'sec-fetch-site': 'cross-site' };
    const answer = await ask('sk.localhost', '/api/commerce/getMe', { method: 'POST', headers, body: '{}' });
    expect(codeOf(answer)).toEqual([403, 'forbidden-origin']);
    const ofCustomer = await ask('sk.localhost', '/api/customer/signOut', { method: 'POST', headers, body: '{}' });
    expect(codeOf(ofCustomer)).toEqual([403, 'forbidden-origin']);
    const silent = { 'content-type': 'application/json' };
    const none = await ask('sk.localhost', '/api/commerce/getMe', { method: 'POST', headers: silent, body: '{}' });
    expect(codeOf(none)).toEqual([403, 'forbidden-origin']);
  });

  it('a call to an unknown middleware gets the 500 of the specification', async () => {
    const answer = await ask('sk.localhost', '/api/unknown/x', { method: 'POST', headers: json, body: '{}' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      500,
      { error: { code: 'unknown-middleware', message: 'Unknown middleware' } },
    ]);
  });

  it.each(['/api/commerce/unknown', '/api/customer/unknown', '/api/unknown/x'])(
    'an unknown address of the API gets 404: %s',
    async (path) => {
      const { status, text } = await ask('sk.localhost', path);
      expect([status, JSON.parse(text)]).toEqual([
        404,
        { error: { code: 'not-found', message: 'This page could not be found' } },
      ]);
    },
  );

  it.each(['commerce', 'customer'])('an unknown operation of %s gets 404', async (middleware) => {
    const path = `/api/${middleware}/unknown`;
    const { status, text } = await ask('sk.localhost', path, { method: 'POST', headers: json, body: '{}' });
    expect([status, JSON.parse(text)]).toEqual([
      404,
      { error: { code: 'not-found', message: 'This page could not be found' } },
    ]);
  });

  it("the console's API does not exist on a shop's host, nor the shop's API on the console's host", async () => {
    expect(codeOf(await ask('sk.localhost', '/api/admin/me'))).toEqual([404, 'not-found']);
    expect(codeOf(await ask('admin.localhost', '/api/config'))).toEqual([404, 'not-found']);
  });

  it.each([
    ['that cannot be decoded', '/%zz'],
    ['in overlong bytes', '/%c0%ae%c0%ae/'],
    ['with dot segments', '/../../etc/passwd'],
    ['with encoded dot segments in the files', '/assets/..%2f..%2fpackage.json'],
    ['with dot segments in the pictures', '/media/../x.svg'],
    ['with a quote', "/o'brien"],
    ['with a double quote', '/a"b'],
    ['that is very long', `/${'a'.repeat(3000)}`],
    ['with a zero byte', '/?page=%00'],
    ['with brackets', '/?page[]=1&page[]=2'],
  ])('an address %s causes no server error and reveals nothing', async (_what, path) => {
    const { status, text } = await ask('sk.localhost', path);
    expect(status).toBeLessThan(500);
    expect(text).not.toMatch(/at \w+ \(|node_modules|passwd:|"workspaces"/);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { request, type OutgoingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { createApplication, type Application } from './application.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';
import { NO_BACKEND, TEST_VARIABLES } from './platform/env/testing/test-variables.js';

const SHOP = 'sk.localhost';
const CONSOLE = 'admin.localhost';
const JSON_HEADERS = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
const MEGABYTES = 7_800_000;

let database: FreshDatabase;
let dataDir: string;
let running: Application;
let port: number;
let staffCookie: string;

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly details: unknown;
  readonly headers: NodeJS.Dict<string | string[]>;
}

interface Question {
  readonly host: string;
  readonly method?: string;
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  /** Without a body only the head is sent. */
  readonly body?: string;
}

/** Sends a request. Resolves with the answer, which may arrive before the body was sent. */
function send({ host, method = 'POST', path, headers = {}, body }: Question): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers: { host, ...JSON_HEADERS, ...headers } });
    sent.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { error } = JSON.parse(Buffer.concat(chunks).toString()) as {
          error?: { code: string; details?: unknown };
        };
        resolve({
          status: response.statusCode ?? 0,
          code: error?.code,
          details: error?.details,
          headers: response.headers,
        });
        sent.destroy();
      });
    });
    sent.on('error', reject);
    if (body === undefined) sent.flushHeaders();
    else sent.end(body);
  });
}

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  dataDir = mkdtempSync(join(tmpdir(), 'manifold-hostile-'));
  const variables = {
    DATABASE_URL: database.applicationUrl,
    DATA_DIR: dataDir,
    ...TEST_VARIABLES,
    ...NO_BACKEND,
  };
  running = await createApplication(variables, new FakeStorefront());
  await running.app.listen(0, '127.0.0.1');
  port = Number(new URL(await running.app.getUrl()).port);
  const account = { email: 'admin@manifold.test', password: 'manifold-demo-1' };
  const { headers } = await send({ host: CONSOLE, path: '/api/admin/sign-in', body: JSON.stringify(account) });
  staffCookie = [headers['set-cookie']].flat()[0]?.split(';')[0] ?? '';
});

afterAll(async () => {
  await running.app.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const DRAFT = `/api/admin/change-sets/${randomUUID()}`;

describe('a large body', () => {
  it.each([
    ['POST', '/api/admin/import'],
    ['PUT', `${DRAFT}/edits`],
    ['POST', `${DRAFT}/edits`],
    ['POST', `${DRAFT}/diff`],
    ['POST', `${DRAFT}/publish`],
    ['POST', `${DRAFT}/schedule`],
    ['POST', `${DRAFT}/boundaries`],
    ['POST', `${DRAFT}/impact`],
  ])('is refused unread if nobody is signed in: %s %s', async (method, path) => {
    // The body is never sent, so a server that waits for it would not answer.
    for (const cookie of ['', `__Host-adm=${'x'.repeat(43)}`]) {
      const headers = { cookie, 'content-length': MEGABYTES };
      const answer = await send({ host: CONSOLE, method, path, headers });
      expect(answer).toMatchObject({ status: 401, code: 'not-signed-in', headers: { connection: 'close' } });
    }
  });

  it('of staff may have up to 200,000 values', async () => {
    const body = `[${'{},'.repeat(200_000)}{}]`;
    const answer = await send({ host: CONSOLE, path: '/api/admin/import', headers: { cookie: staffCookie }, body });
    expect(answer).toMatchObject({ status: 413, code: 'body-too-large', details: { values: 200_000 } });
    const fewer = `[${'{},'.repeat(90_000)}{}]`;
    const read = await send({
      host: CONSOLE,
      path: '/api/admin/import',
      headers: { cookie: staffCookie },
      body: fewer,
    });
    expect(read).toMatchObject({ status: 400, code: 'invalid-input' });
  });
});

describe('a small body that is expensive to parse', () => {
  it.each([
    ['lists in lists', '['.repeat(250_000), { depth: 32 }],
    ['objects in objects', '{"a":'.repeat(50_000), { depth: 32 }],
    ['a long list of nothing', `[${'{},'.repeat(80_000)}{}]`, { values: 5_000 }],
    ['5,001 fields', `{${Array.from({ length: 5_001 }, (_, name) => `"${name}":0`).join()}}`, { values: 5_000 }],
  ])('is refused unread: %s', async (_what, body, details) => {
    const answer = await send({ host: SHOP, path: '/api/commerce/getMe', body });
    expect(answer).toMatchObject({ status: 413, code: 'body-too-large', details });
  });

  it('is refused if it sets `__proto__`', async () => {
    const answer = await send({ host: SHOP, path: '/api/commerce/getMe', body: '{"__proto__":{"isAdmin":true}}' });
    expect(answer).toMatchObject({ status: 400, code: 'malformed-json' });
  });
});

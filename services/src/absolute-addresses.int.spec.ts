import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startOutsideWorld, type OutsideWorldServer } from '../../sandbox/outside-world/server.js';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { createApplication, type Application } from './application.js';
import { eventually } from './platform/testing/eventually.js';
import { NO_BACKEND, TEST_VARIABLES } from './platform/env/testing/test-variables.js';
import { Jobs } from './platform/jobs/jobs.service.js';
import { ConsoleClient } from './store-config/testing/console-client.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';

const NO_COMMERCE = { apiUrl: 'http://127.0.0.1:9', authUrl: '', projectKey: '', clientId: '', clientSecret: '' };

/** Headers other than `Host` in which a request may claim another host. */
const CLAIMS: readonly Readonly<Record<string, string>>[] = [
  {},
  { 'x-forwarded-host': 'evil.example' },
  { 'x-forwarded-host': 'evil.example, sk.localhost' },
  { 'x-forwarded-port': '6666' },
  { 'x-forwarded-proto': 'https' },
  { 'x-forwarded-server': 'evil.example' },
  { 'x-forwarded-prefix': '/evil' },
  { forwarded: 'for=1.2.3.4;host=evil.example;proto=https' },
  { 'x-original-host': 'evil.example' },
  { 'x-host': 'evil.example' },
  { 'x-original-url': 'http://evil.example/' },
  { 'x-rewrite-url': 'http://evil.example/' },
];
const PORTS = ['', ':3000', ':6666'];
const REQUESTS = CLAIMS.flatMap((claim) => PORTS.map((port) => ({ claim, port })));
const FOREIGN = /evil|6666|https:\/\/(sk|admin)\.localhost/;
const SHOP = 'http://sk.localhost:3000';
const CONSOLE = 'http://admin.localhost:3000';

let outside: OutsideWorldServer;
beforeAll(async () => {
  outside = await startOutsideWorld({ port: 0, shopUrl: SHOP, commerce: NO_COMMERCE });
});
afterAll(() => outside.close());

describe.each(['0', '1'])('absolute addresses, with %s trusted proxies in front', (hops) => {
  let database: FreshDatabase;
  let dataDir: string;
  let running: Application;
  let db: pg.Client;

  beforeAll(async () => {
    database = await freshDatabase({ template: SEEDED_CONFIG });
    dataDir = mkdtempSync(join(tmpdir(), 'manifold-addresses-'));
    const variables = {
      DATABASE_URL: database.applicationUrl,
      DATA_DIR: dataDir,
      ...TEST_VARIABLES,
      TRUST_PROXY_HOPS: hops,
      // Without a backend mails wait in the queue, where this test reads them.
      ...NO_BACKEND,
      OIDC_ISSUER: `${outside.url}/identity`,
      OIDC_CLIENT_ID: 'manifold-console',
      OIDC_CLIENT_SECRET: 'sandbox-console',
    };
    running = await createApplication(variables, new FakeStorefront());
    await running.app.init();
    await running.app.getHttpAdapter().getInstance().ready();
    db = new pg.Client({ connectionString: database.url });
    await db.connect();
    await eventually(async () => running.app.get(Jobs, { strict: false }).ready || undefined);
  });
  afterAll(async () => {
    await db.end();
    await running.app.close();
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const ask = (host: string, url: string, more: Readonly<Record<string, string>>) =>
    running.app.inject({ url, headers: { ...more, host } });

  it.each(['/vrtacka', '/robots.txt', '/sitemap.xml'])('in %s lead to the shop of the config', async (path) => {
    for (const { claim, port } of REQUESTS) {
      const { payload, statusCode } = await ask(`sk.localhost${port}`, path, claim);
      expect({ statusCode, claim, port, isForeign: FOREIGN.test(payload) }).toMatchObject({
        statusCode: 200,
        isForeign: false,
      });
      expect(payload).toContain(SHOP);
    }
  });

  it('do not appear in redirects, which stay on the same host', async () => {
    for (const { claim, port } of REQUESTS) {
      const { headers } = await ask(`sk.localhost${port}`, '/VRTACKA', claim);
      expect(headers['location']).toBe('/vrtacka');
    }
  });

  it('in mails lead to the shop of the config', async () => {
    for (const [index, { claim, port }] of REQUESTS.entries()) {
      const { statusCode } = await running.app.inject({
        method: 'POST',
        url: '/api/customer/requestPasswordReset',
        headers: { ...claim, host: `sk.localhost${port}`, 'sec-fetch-site': 'same-origin' },
        // From several networks, because one network may request only thirty links.
        remoteAddress: `10.0.0.${index}`,
        payload: { email: `victim-${index}@example.test` },
      });
      expect(statusCode).toBe(200);
    }
    // The job names the store; its address is read from the config when the mail is written.
    const { rows } = await db.query<{ data: unknown }>(
      `SELECT data - 'email' AS data FROM pgboss.job WHERE name = 'mail-password-reset'`,
    );
    expect(rows.length).toBe(REQUESTS.length);
    for (const { data } of rows) expect(data).toEqual({ storeKey: 'ferrum_sk', locale: 'sk-SK' });
  });

  it('for the identity provider lead to the console of the environment', async () => {
    for (const { claim, port } of REQUESTS) {
      const { headers } = await ask(`admin.localhost${port}`, '/api/admin/open-id/begin', claim);
      const back = new URL(String(headers['location'])).searchParams.get('redirect_uri');
      expect(back).toBe(`${CONSOLE}/api/admin/open-id/return`);
    }
  });

  it('of invitations and previews come from the environment and the config', async () => {
    const admin = await new ConsoleClient(running.app).signIn('admin');
    const person = { email: 'new@example.test', name: 'New', role: 'support', grants: null };
    const invited = await admin.ask<{ link: { address: string } }>('POST', '/staff', person);
    expect(invited.body.link.address).toMatch(/^http:\/\/admin\.localhost:3000\/welcome#[\w-]+$/);
    const draft = await admin.ask<{ id: string }>('POST', '/change-sets', { name: 'Draft' });
    const preview = await admin.ask<{ stores: { storeKey: string; origin: string }[] }>(
      'POST',
      `/change-sets/${draft.body.id}/preview`,
      {},
    );
    const shop = preview.body.stores.find(({ storeKey }) => storeKey === 'ferrum_sk');
    expect(shop?.origin).toBe(SHOP);
  });
});

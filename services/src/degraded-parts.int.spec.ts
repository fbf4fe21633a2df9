import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { FaultyHttpProxy } from '../../start/src/testing/faulty-http-proxy.js';
import { FaultyTcpProxy } from '../../start/src/testing/faulty-tcp-proxy.js';
import { createApplication, type Application } from './application.js';
import { eventually } from './platform/testing/eventually.js';
import { startBackend, type RunningBackend } from './commerce/testing/running-shop.js';
import type { Readiness } from './platform/health/health-parts.js';
import { SEEDED_CONFIG } from './store-config/testing/seeded-config.js';
import { FakeStorefront } from './storefront-host/testing/fake-storefront.js';

let database: FreshDatabase;
let postgres: FaultyTcpProxy;
let backend: RunningBackend;
let commerce: FaultyHttpProxy;
let dataDir: string;
let running: Application;

beforeAll(async () => {
  [database, backend] = await Promise.all([freshDatabase({ template: SEEDED_CONFIG }), startBackend()]);
  await spoilConfig('ferrum_hr');
  postgres = await FaultyTcpProxy.startBefore(database.applicationUrl);
  commerce = await FaultyHttpProxy.startBefore(backend.url);
  dataDir = mkdtempSync(path.join(tmpdir(), 'manifold-degraded-'));
  const variables = {
    DATABASE_URL: postgres.proxiedUrl(database.applicationUrl),
    DATA_DIR: dataDir,
    EMBEDDED: 'true',
    LOG_LEVEL: 'silent',
    SEARCH_INDEXER: 'off',
    DEADLINE_SCALE: '0.2',
    COMMERCETOOLS_API_URL: commerce.url,
    COMMERCETOOLS_AUTH_URL: commerce.url,
  };
  running = await createApplication(variables, new FakeStorefront());
  await running.app.listen(0, '127.0.0.1');
  await eventually(async () => ((await readiness()).code === 200 ? true : undefined));
});

afterAll(async () => {
  await running.app.close();
  await Promise.all([commerce.close(), postgres.close()]);
  await Promise.all([backend.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

/** Makes the config of a store unreadable, in the database and on disk. */
async function spoilConfig(storeKey: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`UPDATE snapshot SET document = '{}' WHERE store_key = $1`, [storeKey]);
  await owner.end();
}

async function readiness(): Promise<Readiness & { readonly code: number }> {
  const answer = await fetch(`${await running.app.getUrl()}/api/health/ready`);
  return { code: answer.status, ...((await answer.json()) as Readiness) };
}

/** Polls until a health part has the expected status. */
const partThatIs = (name: string, isExpected: (status: string) => boolean) =>
  eventually(async () => {
    const { code, status, parts } = await readiness();
    return isExpected(parts[name]?.status ?? '') ? { code, status, detail: parts[name]?.detail ?? '' } : undefined;
  });

const isUp = (status: string): boolean => status === 'up';
const isNotUp = (status: string): boolean => status !== 'up';

describe('a shop with a failing part still accepts requests, and reports the part', () => {
  it('if a store has no config', async () => {
    expect(await partThatIs('config', isNotUp)).toEqual({
      code: 200,
      status: 'degraded',
      detail: expect.stringContaining('without config: ferrum_hr'),
    });
  });

  it('if the search has no indexes', async () => {
    expect(await partThatIs('search', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
  });

  it.each(['cut', 'hang', 'half-open'] as const)(
    'if the commerce backend fails with "%s", until it recovers',
    async (kind) => {
      await partThatIs('commerce-backend', isUp);
      commerce.fail({ kind });
      expect(await partThatIs('commerce-backend', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
      commerce.heal();
      commerce.cut();
      await partThatIs('commerce-backend', isUp);
    },
  );

  it.each(['cut', 'hang', 'half-open', 'garbage'] as const)(
    'if Postgres fails with "%s", until it recovers',
    async (kind) => {
      await partThatIs('database', isUp);
      postgres.fail({ kind });
      expect(await partThatIs('database', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
      postgres.heal();
      await partThatIs('database', isUp);
    },
  );
});

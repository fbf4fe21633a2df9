import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../start/src/testing/database.js';
import { FaultyHttpProxy } from '../../start/src/testing/faulty-http-proxy.js';
import { FaultyTcpProxy } from '../../start/src/testing/faulty-tcp-proxy.js';
import { createApplication, type Application } from './application.js';
import { eventually } from './commerce/testing/eventually.js';
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
  await spoilConfigOf('ferrum_hr');
  postgres = await FaultyTcpProxy.before(database.applicationUrl);
  commerce = await FaultyHttpProxy.startBefore(backend.url);
  dataDir = mkdtempSync(path.join(tmpdir(), 'manifold-degraded-'));
  const variables = {
    DATABASE_URL: postgres.through(database.applicationUrl),
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

/** Leaves a store with no config that can be read, in the database or on disk. */
async function spoilConfigOf(storeKey: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(`UPDATE snapshot SET document = '{}' WHERE store_key = $1`, [storeKey]);
  await owner.end();
}

async function readiness(): Promise<Readiness & { readonly code: number }> {
  const answer = await fetch(`${await running.app.getUrl()}/api/health/ready`);
  return { code: answer.status, ...((await answer.json()) as Readiness) };
}

/** The part once it is as expected. */
const partThatIs = (name: string, isExpected: (status: string) => boolean) =>
  eventually(async () => {
    const { code, status, parts } = await readiness();
    return isExpected(parts[name]?.status ?? '') ? { code, status, detail: parts[name]?.detail ?? '' } : undefined;
  });

const isUp = (status: string): boolean => status === 'up';
const isNotUp = (status: string): boolean => status !== 'up';

describe('a shop of which one part is not well still takes requests, and says which part', () => {
  it('is a store without config', async () => {
    expect(await partThatIs('config', isNotUp)).toEqual({
      code: 200,
      status: 'degraded',
      detail: expect.stringContaining('without config: ferrum_hr'),
    });
  });

  it('is the search without its indexes', async () => {
    expect(await partThatIs('search', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
  });

  it.each(['cut', 'hang', 'half-open'] as const)('is the commerce backend by %s, until it is well', async (kind) => {
    await partThatIs('commerce-backend', isUp);
    commerce.fail({ kind });
    expect(await partThatIs('commerce-backend', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
    commerce.heal();
    commerce.cut();
    await partThatIs('commerce-backend', isUp);
  });

  it.each(['cut', 'hang', 'half-open', 'garbage'] as const)('is Postgres by %s, until it is well', async (kind) => {
    await partThatIs('database', isUp);
    postgres.fail({ kind });
    expect(await partThatIs('database', isNotUp)).toMatchObject({ code: 200, status: 'degraded' });
    postgres.heal();
    await partThatIs('database', isUp);
  });
});

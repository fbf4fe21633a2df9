import { execFile, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { waitForHttp, stopProcess, freePort, runBuilt } from '../testing/child-process.js';
import { eventually } from '../../platform/testing/eventually.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { allCards } from '../testing/shopping.js';
import { sellerOf, type Seller } from '../testing/test-goods.js';

/** The built process (`npx tsc -b services`), so that it can be killed. */
const PROGRAM = 'services/dist/main.js';
const COMMAND = fileURLToPath(new URL('../../../../start/run.mjs', import.meta.url));
const INDEXES = 28;
const BUILD_MILLISECONDS = 300_000;

let database: FreshDatabase;
let backend: RunningBackend;
let seller: Seller;
let dataDir: string;
let port: number;
let services: ChildProcess;
let skus: readonly string[];

beforeAll(async () => {
  [database, backend] = await Promise.all([freshDatabase({ template: SEEDED_CONFIG }), startBackend()]);
  seller = await sellerOf(backend.url);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-following-'));
  port = await freePort();
  await launch();
  const cards = await allCards(visitor());
  skus = cards.map(({ sku }) => sku);
  while ((await indexes()).length < INDEXES) await pause(200);
}, BUILD_MILLISECONDS);

afterAll(async () => {
  await stopProcess(services, 'SIGKILL');
  await backend.stop();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

async function launch(): Promise<void> {
  const variables = { ...shopVariables(database.applicationUrl, backend.url, dataDir), SEARCH_INDEXER: 'on' };
  services = runBuilt(PROGRAM, { ...variables, PORT: String(port) });
  await waitForHttp(`http://127.0.0.1:${port}/api/health/live`);
}

const visitor = () => new ShopClient(port, 'de.localhost');

/** Returns how often each index was built; following builds none. */
async function indexes(): Promise<{ index_name: string; generation: number }[]> {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const text = 'SELECT index_name, generation FROM search_index_state ORDER BY index_name';
    return (await client.query<{ index_name: string; generation: number }>(text)).rows;
  } finally {
    await client.end();
  }
}

interface StoredProduct {
  readonly id: string;
  readonly version: number;
}

async function change(sku: string, ...actions: object[]): Promise<void> {
  const { id, version } = await seller.get<StoredProduct>(`/products/key=${sku}`);
  await seller.post(`/products/${id}`, { version, actions });
}

const rename = (sku: string, name: string) =>
  change(sku, { action: 'changeName', name: { de: name, en: name } }, { action: 'publish' });

const found = async (text: string) =>
  (await visitor().call('searchProducts', { text })).search.results.map(({ sku }) => sku);

/** Polls until a condition holds. */
const soon = (ask: () => Promise<boolean>) => eventually(async () => ((await ask()) ? true : undefined));

interface Run {
  readonly code: number;
  readonly output: string;
}

/** Runs `npm run search -- …` as a console user. */
function run(args: readonly string[], email = 'operations@manifold.test'): Promise<Run> {
  const url = `http://admin.localhost:${port}`;
  const env = { ...process.env, MANIFOLD_EMAIL: email, MANIFOLD_PASSWORD: 'manifold-demo-1', MANIFOLD_URL: url };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, 'search', ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, output: stdout + stderr }),
    );
  });
}

describe('a search index', () => {
  it('has a new name within seconds, and not an unpublished product', async () => {
    const [sku = ''] = skus;
    const before = await indexes();
    await rename(sku, 'Quirlwunder');
    await soon(async () => (await found('quirlwunder')).includes(sku));
    await change(sku, { action: 'unpublish' });
    await soon(async () => (await found('quirlwunder')).length === 0);
    await change(sku, { action: 'publish' });
    await soon(async () => (await found('quirlwunder')).includes(sku));
    expect(await found('quirlwunder')).toEqual([sku]);
    expect(await indexes()).toEqual(before);
  });

  it('misses no change when its process is killed', async () => {
    const before = await indexes();
    const [first = '', unpublished = '', ...changed] = skus.slice(1, 27);
    await rename(first, 'Schnurrapparat Null');
    await soon(async () => (await found('schnurrapparat')).includes(first));
    const changing = (async () => {
      for (const [place, sku] of changed.entries()) await rename(sku, `Schnurrapparat ${place + 100}`);
    })();
    await soon(async () => (await found('schnurrapparat')).length > 3);
    await stopProcess(services, 'SIGKILL');
    await changing;
    await change(unpublished, { action: 'unpublish' });
    await launch();
    for (const [place, sku] of changed.entries()) {
      const text = `schnurrapparat ${place + 100}`;
      await soon(async () => (await found(text).catch((): string[] => [])).includes(sku));
      expect((await found(text))[0]).toBe(sku);
    }
    await soon(async () => (await found(unpublished)).length === 0);
    expect(await found(unpublished)).toEqual([]);
    expect(await indexes()).toEqual(before);
  });
});

describe('npm run search', () => {
  it('prints the status of each index', async () => {
    const { code, output } = await run(['status']);
    const [head, ...rows] = output.trim().split('\n');
    expect(code).toBe(0);
    expect(head).toMatch(/^locale +products +generation +built \(UTC\) +seconds +position \(UTC\) +lag$/);
    expect(rows).toHaveLength(INDEXES);
    for (const row of rows)
      expect(row).toMatch(/^[a-z]{2}-[A-Z]{2} +\d+ +\d+ +[\d-]+ [\d:]+ +[\d.]+ +[\d-]+ [\d:]+ +0$/);
  });

  it('rebuilds the named indexes and waits until they are live', async () => {
    const before = await indexes();
    const { code, output } = await run(['rebuild', 'de-DE', 'pl-PL']);
    expect([code, output.trim().split('\n').length]).toEqual([0, 2]);
    expect(output).toMatch(/^prod\.de-DE: \d+ products, [\d.]+ s \([\d.]+ s since the request\)$/m);
    const renewed = new Set(['prod.de-DE', 'prod.pl-PL']);
    const after = before.map((index) => ({
      ...index,
      generation: index.generation + Number(renewed.has(index.index_name)),
    }));
    expect(await indexes()).toEqual(after);
  });

  it('explains what it cannot do', async () => {
    expect(await run(['rebuild', 'xx-XX'])).toMatchObject({ code: 2, output: expect.stringContaining('xx-XX') });
    expect(await run(['rebuild'], 'support@manifold.test')).toMatchObject({ code: 2 });
    expect(await run(['rebuild', 'de-DE', '--within', '0.01'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('prod.de-DE: not served yet'),
    });
  });
});

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freshDatabase, type PreparedTemplate } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { BACKEND_CALLERS } from '@manifold/domain/systems/commerce-backend';
import { BackendConnections } from '../../integrations/commercetools/connection/backend-connections.js';
import type { Variables } from '../../platform/env/env.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { answering, end, finished, freePort, runBuilt } from './child-process.js';
import { eventually } from './eventually.js';
import { ShopClient } from './shop-client.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';

const SESSION_KEY = Buffer.alloc(32, 7).toString('base64url');

/** The machines that the demo lists, without further sizes and past orders: all kinds, in half the time; a few with reviews. */
const LISTED_ONLY = ['--products', '0', '--reviewed', '20', '--orders', '0'];

const PROJECT_KEY = 'manifold';

function launchBackend(databaseUrl: string, port: number): ChildProcess {
  const told = { SANDBOX_DATABASE_URL: databaseUrl, COMMERCETOOLS_PORT: String(port) };
  return runBuilt('sandbox/dist/commercetools/main.js', told);
}

/** The embedded commerce backend's data once the demo catalogue was loaded through its API. */
const CATALOGUE: PreparedTemplate = {
  name: 'catalogue',
  from: 'empty',
  prepare: async ({ url: databaseUrl }) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const backend = launchBackend(databaseUrl, port);
    await answering(url);
    const told = {
      COMMERCETOOLS_PROJECT_KEY: PROJECT_KEY,
      COMMERCETOOLS_API_URL: url,
      COMMERCETOOLS_AUTH_URL: url,
      COMMERCETOOLS_SEEDER_CLIENT_ID: 'manifold-seeder',
      COMMERCETOOLS_SEEDER_CLIENT_SECRET: 'sandbox-seeder',
    };
    await finished(runBuilt('demo/dist/main.js', told, LISTED_ONLY));
    await end(backend);
  },
};

/** A commerce backend with the demo catalogue. */
export interface RunningBackend {
  readonly url: string;
  /** Away, as if its machine had lost power. */
  kill(): Promise<void>;
  /** Back with its data; a shop's, once its services ask it again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded commerce backend in a process of its own, with the demo catalogue in it. */
export async function startBackend(): Promise<RunningBackend> {
  const [database, port] = await Promise.all([freshDatabase({ template: CATALOGUE }), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  let child = launchBackend(database.url, port);
  await answering(url);
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    start: () => {
      child = launchBackend(database.url, port);
      return answering(url);
    },
    stop: async () => {
      await end(child);
      await database.drop();
    },
  };
}

/** The services on a commerce backend with the demo catalogue. */
export interface RunningShop {
  readonly application: Application;
  readonly backend: RunningBackend;
  /** A new browser on a store's host. */
  visitor(countryCode: string, locale?: string): ShopClient;
  stop(): Promise<void>;
}

/** What the services are told, in tests. */
export function shopVariables(databaseUrl: string, backendUrl: string, dataDir: string): Variables {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...TEST_VARIABLES,
    E2E: 'true',
    SESSION_KEY,
    // Every test comes from one address.
    RATE_LIMIT_FACTOR: '1000',
    // Tests of the search say so; the others need none of it.
    SEARCH_INDEXER: 'off',
    // No pages are asked for; what was built of them is another test's.
    STOREFRONT_DIR: dataDir,
    COMMERCETOOLS_API_URL: backendUrl,
    COMMERCETOOLS_AUTH_URL: backendUrl,
  };
}

const ANSWERED_AT_ONCE = { milliseconds: 1000 };

/** Until a failure from before the backend's return keeps nobody from it any more. */
export async function closeBreakers(connections: BackendConnections): Promise<void> {
  const looks = BACKEND_CALLERS.map((caller) =>
    eventually(() =>
      connections.send(caller, 'is it back?', () => Promise.resolve(true), ANSWERED_AT_ONCE).catch(() => undefined),
    ),
  );
  await Promise.all(looks);
}

/** Where the services reach the backend: directly, or by way of something that a test puts between. */
type BackendRoute = (backendUrl: string) => Promise<string>;

const direct: BackendRoute = (backendUrl) => Promise.resolve(backendUrl);

/** Starts it all on free ports with databases of its own. Takes some seconds: once per test file. */
export async function startShop(variables: Variables = {}, route: BackendRoute = direct): Promise<RunningShop> {
  const [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-shop-'));
  const told = { ...shopVariables(database.applicationUrl, await route(backend.url), dataDir), ...variables };
  const application = await createApplication(told);
  await application.app.listen(0, '127.0.0.1');
  const connections = application.app.get(BackendConnections);
  const port = Number(new URL(await application.app.getUrl()).port);
  return {
    application,
    backend: {
      ...backend,
      start: async () => {
        await backend.start();
        await closeBreakers(connections);
      },
    },
    visitor: (countryCode, locale) => new ShopClient(port, `${countryCode.toLowerCase()}.localhost`, locale),
    stop: async () => {
      await application.app.close();
      await Promise.all([backend.stop(), database.drop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

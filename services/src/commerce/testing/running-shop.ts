import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createApplication, type Application } from '../../application.js';
import type { Variables } from '../../platform/env/env.js';
import { answering, end, finished, freePort, runSource } from './child-process.js';
import { ShopClient } from './shop-client.js';

const SESSION_KEY = Buffer.alloc(32, 7).toString('base64url');

/** The machines that the demo lists, without further sizes and past orders: all kinds, in half the time; a few with reviews. */
const LISTED_ONLY = ['--products', '0', '--reviewed', '20', '--orders', '0'];

/** Databases of the test's own: a migrated one for the services, an empty one for the commerce backend. */
export interface ShopDatabases {
  readonly services: string;
  readonly backend: string;
}

/** A commerce backend with the demo catalogue. */
export interface RunningBackend {
  readonly url: string;
  /** Away, as if its machine had lost power; `start` brings it back with its data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded commerce backend in a process of its own and fills it. */
export async function startBackend(databaseUrl: string): Promise<RunningBackend> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const launch = () =>
    runSource('sandbox/commercetools/main.ts', { SANDBOX_DATABASE_URL: databaseUrl, COMMERCETOOLS_PORT: String(port) });
  let child = launch();
  await answering(url);
  await finished(
    runSource(
      'demo/src/main.ts',
      {
        COMMERCETOOLS_PROJECT_KEY: 'manifold',
        COMMERCETOOLS_API_URL: url,
        COMMERCETOOLS_AUTH_URL: url,
        COMMERCETOOLS_SEEDER_CLIENT_ID: 'manifold-seeder',
        COMMERCETOOLS_SEEDER_CLIENT_SECRET: 'sandbox-seeder',
      },
      LISTED_ONLY,
    ),
  );
  return {
    url,
    kill: () => end(child, 'SIGKILL'),
    start: () => {
      child = launch();
      return answering(url);
    },
    stop: () => end(child),
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
    EMBEDDED: 'true',
    E2E: 'true',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    SESSION_KEY,
    // No pages are asked for; what was built of them is another test's.
    STOREFRONT_DIR: dataDir,
    COMMERCETOOLS_API_URL: backendUrl,
    COMMERCETOOLS_AUTH_URL: backendUrl,
  };
}

/** Starts it all on free ports. Takes some seconds: once per test file. */
export async function startShop(databases: ShopDatabases, variables: Variables = {}): Promise<RunningShop> {
  const backend = await startBackend(databases.backend);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-shop-'));
  const told = { ...shopVariables(databases.services, backend.url, dataDir), ...variables };
  const application = await createApplication(told);
  await application.app.listen(0, '127.0.0.1');
  const port = Number(new URL(await application.app.getUrl()).port);
  return {
    application,
    backend,
    visitor: (countryCode, locale) => new ShopClient(port, `${countryCode.toLowerCase()}.localhost`, locale),
    stop: async () => {
      await application.app.close();
      await backend.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freshDatabase, type PreparedTemplate } from '../../../../start/src/testing/database.js';
import { createApplication, type Application } from '../../application.js';
import { BACKEND_CALLERS } from '@manifold/domain/systems/commerce-backend';
import { BackendConnections } from '../../integrations/commercetools/connection/backend-connections.js';
import type { ConsentTextsByPlace } from '@manifold/domain/consent-texts/contract';
import { ConsentTexts } from '../consent-texts/index.js';
import type { Variables } from '../../platform/env/env.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { waitForHttp, stopProcess, waitForSuccess, freePort, runBuilt } from './child-process.js';
import { eventually } from '../../platform/testing/eventually.js';
import { ShopClient } from './shop-client.js';
import { TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';

const SESSION_KEY = Buffer.alloc(32, 7).toString('base64url');

/** The listed products only, without variants and past orders, which halves the time; a few have reviews. */
const LISTED_ONLY = ['--products', '0', '--reviewed', '20', '--orders', '0'];

const PROJECT_KEY = 'manifold';

function launchBackend(databaseUrl: string, port: number): ChildProcess {
  const variables = { SANDBOX_DATABASE_URL: databaseUrl, COMMERCETOOLS_PORT: String(port) };
  return runBuilt('sandbox/dist/commercetools/main.js', variables);
}

/** A database template of the embedded commerce backend with the demo catalogue. */
const CATALOGUE: PreparedTemplate = {
  name: 'catalogue',
  from: 'empty',
  prepare: async ({ url: databaseUrl }) => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const backend = launchBackend(databaseUrl, port);
    await waitForHttp(url);
    const variables = {
      COMMERCETOOLS_PROJECT_KEY: PROJECT_KEY,
      COMMERCETOOLS_API_URL: url,
      COMMERCETOOLS_AUTH_URL: url,
      COMMERCETOOLS_SEEDER_CLIENT_ID: 'manifold-seeder',
      COMMERCETOOLS_SEEDER_CLIENT_SECRET: 'sandbox-seeder',
    };
    await waitForSuccess(runBuilt('demo/dist/main.js', variables, LISTED_ONLY));
    await stopProcess(backend);
  },
};

/** A commerce backend with the demo catalogue. */
export interface RunningBackend {
  readonly url: string;
  /** Kills the process, like a power failure. */
  kill(): Promise<void>;
  /** Starts it again with its data. For a shop, waits until its services call it again. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the embedded commerce backend in a process of its own, with the demo catalogue in it. */
export async function startBackend(): Promise<RunningBackend> {
  const [database, port] = await Promise.all([freshDatabase({ template: CATALOGUE }), freePort()]);
  const url = `http://127.0.0.1:${port}`;
  let child = launchBackend(database.url, port);
  await waitForHttp(url);
  return {
    url,
    kill: () => stopProcess(child, 'SIGKILL'),
    start: () => {
      child = launchBackend(database.url, port);
      return waitForHttp(url);
    },
    stop: async () => {
      await stopProcess(child);
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

/** Returns the environment variables of the services in tests. */
export function shopVariables(databaseUrl: string, backendUrl: string, dataDir: string): Variables {
  return {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ...TEST_VARIABLES,
    E2E: 'true',
    SESSION_KEY,
    // Any free port.
    LIVE_CART_PORT: '0',
    // All tests share one address.
    RATE_LIMIT_FACTOR: '1000',
    // Only tests of the search enable it.
    SEARCH_INDEXER: 'off',
    // These tests request no pages.
    STOREFRONT_DIR: dataDir,
    COMMERCETOOLS_API_URL: backendUrl,
    COMMERCETOOLS_AUTH_URL: backendUrl,
  };
}

const ANSWERED_AT_ONCE = { milliseconds: 1000 };

/** Waits until all circuit breakers are closed after an outage. */
export async function closeBreakers(connections: BackendConnections): Promise<void> {
  const looks = BACKEND_CALLERS.map((caller) =>
    eventually(() =>
      connections.send(caller, 'is it back?', () => Promise.resolve(true), ANSWERED_AT_ONCE).catch(() => undefined),
    ),
  );
  await Promise.all(looks);
}

/** Returns the URL under which the services reach the backend, such as that of a proxy. */
export type BackendAddress = (backendUrl: string) => Promise<string>;

const direct: BackendAddress = (backendUrl) => Promise.resolve(backendUrl);

const AGREED = { text: 'I would like to hear from you.', pageDigest: '1a2b' };
/** These tests load no storefront, which knows the texts of the pages. */
const TEXTS: ConsentTextsByPlace = {
  cookies: { text: 'We would like to use cookies.', pageDigest: '1a2b' },
  footer: AGREED,
  checkout: AGREED,
  'landing-page': AGREED,
  account: AGREED,
};

/** Starts shop and backend on free ports with their own databases. Takes some seconds; use once per test file. */
export async function startShop(variables: Variables = {}, route: BackendAddress = direct): Promise<RunningShop> {
  const [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-shop-'));
  const environment = { ...shopVariables(database.applicationUrl, await route(backend.url), dataDir), ...variables };
  const application = await createApplication(environment);
  await application.app.listen(0, '127.0.0.1');
  application.app.get(ConsentTexts).register(() => Promise.resolve(TEXTS));
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

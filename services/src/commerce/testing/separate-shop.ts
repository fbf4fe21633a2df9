import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freshDatabase } from '../../../../start/src/testing/database.js';
import { Env, type Variables } from '../../platform/env/env.js';
import { SessionSeal } from '../../platform/session/session-seal.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { waitForHttp, stopProcess, freePort, runBuilt } from './child-process.js';
import { shopVariables, startBackend, type RunningBackend } from './running-shop.js';
import { ShopClient } from './shop-client.js';

/** The services in a separate process, so that the test does not use their CPU time. */
export interface SeparateShop {
  readonly backend: RunningBackend;
  readonly seal: SessionSeal;
  /** A new browser on a store's host. */
  visitor(countryCode: string): ShopClient;
  stop(): Promise<void>;
}

const PROGRAM = 'services/dist/main.js';

/** Production mode: answers are not checked against the contract. */
const AS_IN_PRODUCTION: Variables = { E2E: 'false', NODE_ENV: 'production' };

/** Starts the built services (`npx tsc -b`) on free ports with their own databases. `route` returns the backend URL for the services. */
export async function startSeparateShop(route: (backendUrl: string) => Promise<string>): Promise<SeparateShop> {
  const [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-shop-'));
  const port = await freePort();
  const variables: Variables = {
    ...shopVariables(database.applicationUrl, await route(backend.url), dataDir),
    ...AS_IN_PRODUCTION,
    PORT: String(port),
  };
  const services: ChildProcess = runBuilt(PROGRAM, variables);
  await waitForHttp(`http://127.0.0.1:${port}/api/health/live`);
  return {
    backend,
    seal: new SessionSeal([Env.parse(variables).sessionKey]),
    visitor: (countryCode) => new ShopClient(port, `${countryCode.toLowerCase()}.localhost`),
    stop: async () => {
      await stopProcess(services);
      await Promise.all([backend.stop(), database.drop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LiveCartMessage } from '@manifold/domain/live-cart/messages';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { FaultyTcpProxy } from '../../../../start/src/testing/faulty-tcp-proxy.js';
import { createApplication, type Application } from '../../application.js';
import { until } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { LiveConfig } from '../../store-config/index.js';
import { Publisher } from '../../store-config/publishing/publisher.service.js';
import { shopVariables, startBackend, type RunningBackend } from '../testing/running-shop.js';
import { ShopClient } from '../testing/shop-client.js';
import { add } from '../testing/shopping.js';
import { LiveCartServer } from './live-cart-server.service.js';
import { LiveClient } from './testing/live-client.js';

const RESTARTING = 1012;
/** The server no longer listened. */
const BROKEN = 1006;
const OUTAGE = 503;
/** Upgrades that are not decided when a replica stops. */
const PENDING = 5;
const REFUSED = 1008;
const SESSION_CHANGED = 4001;

interface Replica {
  readonly application: Application;
  readonly livePort: number;
  browser(host: string): ShopClient;
}

let backend: RunningBackend;
let database: FreshDatabase;
let dataDir: string;
/** Between the first replica and Postgres. */
let proxy: FaultyTcpProxy;
let first: Replica;
let second: Replica;

async function replica(databaseUrl: string): Promise<Replica> {
  const application = await createApplication(shopVariables(databaseUrl, backend.url, dataDir));
  const { app } = application;
  await app.listen(0, '127.0.0.1');
  const live = app.get(LiveCartServer);
  await live.listen();
  const port = Number(new URL(await app.getUrl()).port);
  return { application, livePort: live.port, browser: (host) => new ShopClient(port, host) };
}

beforeAll(async () => {
  [backend, database] = await Promise.all([startBackend(), freshDatabase({ template: SEEDED_CONFIG })]);
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'manifold-live-'));
  proxy = await FaultyTcpProxy.startBefore(database.applicationUrl);
  first = await replica(proxy.proxiedUrl(database.applicationUrl));
  second = await replica(database.applicationUrl);
});
afterAll(async () => {
  await first.application.app.close();
  await proxy.close();
  await Promise.all([backend.stop(), database.drop()]);
  rmSync(dataDir, { recursive: true, force: true });
});

const isVersion = (version: number | null) => (message: LiveCartMessage) =>
  message.event === 'cart-update' && message.data?.version === version;

/** Runs SQL as the owner of the database. */
async function asOwner(sql: string): Promise<void> {
  const owner = new pg.Client({ connectionString: database.url });
  await owner.connect();
  await owner.query(sql);
  await owner.end();
}

async function switchOff(storeKey: string): Promise<void> {
  const publisher = first.application.app.get(Publisher);
  const address = {
    section: 'feature-toggles',
    layer: 'store',
    key: storeKey,
    validFrom: null,
    validTo: null,
  } as const;
  const edit = { ...address, before: null, after: { liveCart: false } };
  await publisher.withPublishLock((db) => publisher.publish(db, { edits: [edit], author: 'test', reason: 'A test' }));
}

describe('two replicas', () => {
  it('tell each other of every change of a cart', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    await tab.message(isVersion(cart.version));
    const changed = await add(visitor);
    await tab.message(isVersion(changed.version));
    tab.socket.terminate();
  });

  it('have browsers load the cart again after notifications may have been lost', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    await tab.message(isVersion(cart.version));
    await asOwner(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE (query LIKE 'LISTEN %' OR query LIKE '%pg_notify%') AND datname = current_database() AND pid <> pg_backend_pid()",
    );
    await tab.message(isVersion(null));
    const changed = await add(visitor);
    await tab.message(isVersion(changed.version));
    tab.socket.terminate();
  });

  it('hear of a change that one of them made while it alone had no connection to Postgres', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    await tab.message(isVersion(cart.version));
    proxy.fail({ kind: 'cut' });
    const changed = await add(visitor);
    proxy.heal();
    await tab.message(isVersion(changed.version));
    expect(tab.messages).toHaveLength(2);
    tab.socket.terminate();
  });

  it('close the connections of a session that ended on another one', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    await tab.message(isVersion(cart.version));
    await visitor.account('signOut', {});
    expect(await tab.closed()).toBe(SESSION_CHANGED);
  });

  it('ignore notifications that they cannot read', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    for (const payload of ['nonsense', '{}', `{"from":"x","storeKey":"ferrum_sk","cartId":"${cart.id}","version":"9"}`])
      await asOwner(`SELECT pg_notify('live_cart', '${payload}')`);
    const changed = await add(visitor);
    await tab.message(isVersion(changed.version));
    expect(tab.messages).toHaveLength(2);
    tab.socket.terminate();
  });

  it('close the channel of a store when it is switched off, and refuse new connections', async () => {
    const visitor = first.browser('cz.localhost');
    const cart = await add(visitor);
    const params = { visitor, cartId: cart.id };
    const tabs = [
      await LiveClient.open({ port: first.livePort, ...params }),
      await LiveClient.open({ port: second.livePort, ...params }),
    ];
    await switchOff('ferrum_cz');
    for (const tab of tabs) expect(await tab.closed()).toBe(REFUSED);
    const later = await LiveClient.open({ port: second.livePort, ...params });
    expect(later.refusal).toEqual({ status: 404, code: 'not-found' });
    const live = second.application.app.get(LiveConfig);
    await until(() => live.snapshot('ferrum_cz')?.document.sections['feature-toggles'].liveCart === false);
  });

  it('close their connections before a restart, leave no upgrade unanswered, and the browser finds the other one', async () => {
    const visitor = first.browser('sk.localhost');
    const cart = await add(visitor);
    const tab = await LiveClient.open({ port: second.livePort, visitor, cartId: cart.id });
    await tab.message(isVersion(cart.version));
    const pending = Array.from({ length: PENDING }, () =>
      LiveClient.open({ port: second.livePort, visitor, cartId: cart.id }),
    );
    const stopped = second.application.app.close();
    expect(await tab.closed()).toBe(RESTARTING);
    for (const late of await Promise.all(pending)) {
      const outcome = late.refusal?.status ?? (await late.closed());
      expect([RESTARTING, OUTAGE, BROKEN]).toContain(outcome);
    }
    await stopped;
    const next = await LiveClient.open({ port: first.livePort, visitor, cartId: cart.id });
    await next.message(isVersion(cart.version));
    next.socket.terminate();
  });
});

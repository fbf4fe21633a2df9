import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { FaultyTcpProxy } from '../../../../start/src/testing/faulty-tcp-proxy.js';
import { Env } from '../env/env.js';
import { createLogger } from '../logging/logger.js';
import { until } from '../testing/eventually.js';
import { Notifications } from './notifications.js';

let database: FreshDatabase;
let proxy: FaultyTcpProxy;
let notifications: Notifications;
const received: (string | undefined)[] = [];

beforeAll(async () => {
  database = await freshDatabase({ template: 'manifold' });
  proxy = await FaultyTcpProxy.startBefore(database.applicationUrl);
  const DATABASE_URL = proxy.proxiedUrl(database.applicationUrl);
  const env = Env.parse({ DATABASE_URL, EMBEDDED: 'true', DEADLINE_SCALE: '0.1' });
  notifications = new Notifications(env, createLogger('silent'));
  notifications.listen('live_cart', (payload) => received.push(payload));
  await until(() => received.length === 1);
});
afterAll(async () => {
  await notifications.onApplicationShutdown();
  await proxy.close();
  await database.drop();
});

async function notify(payload: string): Promise<void> {
  const client = new pg.Client({ connectionString: database.applicationUrl });
  await client.connect();
  await client.query('SELECT pg_notify($1, $2)', ['live_cart', payload]);
  await client.end();
}

describe('notifications between replicas', () => {
  it('report a connection, then every payload', async () => {
    await notify('one');
    await until(() => received.length === 2);
    expect(received).toEqual([undefined, 'one']);
  });

  it('are sent one after the other, however many come at once', async () => {
    const payloads = Array.from({ length: 20 }, (_, index) => `many-${index}`);
    await Promise.all(payloads.map((payload) => notifications.send('live_cart', payload)));
    await until(() => received.includes('many-19'));
    expect(received.filter((payload) => payload?.startsWith('many-'))).toEqual(payloads);
  });

  it('report that some may be missing after the connection was dead without being closed', async () => {
    received.length = 0;
    proxy.fail({ kind: 'half-open' });
    await notify('lost');
    // The dead connection is noticed and given up before the network is back.
    await until(() => proxy.connections === 0);
    proxy.heal();
    await until(() => received.length > 0);
    expect(received[0]).toBeUndefined();
    await notify('two');
    await until(() => received.includes('two'));
    expect(received).not.toContain('lost');
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Logger } from 'pino';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { FaultyTcpProxy } from '../../../../start/src/testing/faulty-tcp-proxy.js';
import { createApplication, type Application } from '../../application.js';
import { NO_BACKEND, TEST_VARIABLES } from '../../platform/env/testing/test-variables.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { FakeStorefront } from '../../storefront-host/testing/fake-storefront.js';
import {
  CREDENTIALS,
  PREVIOUS_KEY,
  sendWebhook,
  signedItem,
  WEBHOOK_VARIABLES,
  webhookOf,
} from './testing/test-webhooks.js';
import type { TestEvent } from './testing/test-webhooks.js';

let database: FreshDatabase;
let proxy: FaultyTcpProxy;
let dataDir: string;
let running: Application;
let port: number;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  proxy = await FaultyTcpProxy.startBefore(database.applicationUrl);
  dataDir = mkdtempSync(join(tmpdir(), 'manifold-webhooks-'));
  const variables = {
    ...TEST_VARIABLES,
    ...NO_BACKEND,
    ...WEBHOOK_VARIABLES,
    DATABASE_URL: proxy.proxiedUrl(database.applicationUrl),
    DATA_DIR: dataDir,
    DEADLINE_SCALE: '0.5',
    RATE_LIMITS: 'refused-webhook=1/600',
  };
  running = await createApplication(variables, new FakeStorefront());
  await running.app.listen(0, '127.0.0.1');
  port = Number(new URL(await running.app.getUrl()).port);
});
afterEach(async () => {
  proxy.heal();
  await running.app.get(PrismaService).paymentWebhook.deleteMany();
});
afterAll(async () => {
  await running.app.close();
  await proxy.close();
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

const event = (reference: string, more: Partial<TestEvent> = {}): TestEvent => ({
  eventCode: 'AUTHORISATION',
  reference,
  merchantReference: 'SK-100001-1',
  centAmount: 9900,
  ...more,
});
const send = (body: unknown, authorization?: string | null) => sendWebhook(port, body, authorization);
const stored = async () => {
  const rows = await running.app.get(PrismaService).paymentWebhook.findMany();
  return rows.map(({ pspReference, eventCode, success }) => `${pspReference} ${eventCode} ${success}`).sort();
};
const ACCEPTED = [200, '[accepted]'];

describe('a webhook of the payment provider', () => {
  it('is stored before it is answered, each of its events once', async () => {
    const body = webhookOf(signedItem(event('A')), signedItem(event('B', { success: false }), PREVIOUS_KEY));
    expect(await Promise.all([send(body), send(body), send(body)])).toEqual([ACCEPTED, ACCEPTED, ACCEPTED]);
    expect(await send(webhookOf(signedItem(event('A', { success: false }))))).toEqual(ACCEPTED);
    expect(await stored()).toEqual(['A AUTHORISATION false', 'A AUTHORISATION true', 'B AUTHORISATION false']);
  });

  it('is stored completely or not at all', async () => {
    const forged = { ...signedItem(event('D')), amount: { value: 1, currency: 'EUR' } };
    expect((await send(webhookOf(signedItem(event('C')), forged)))[0]).toBe(401);
    expect(await stored()).toEqual([]);
  });

  it('is accepted from an account that is not ours, with an alert, because the provider would hold back later ones', async () => {
    const alerts = jest.spyOn(running.app.get<Logger>(LOGGER), 'error');
    const unknown = { merchantAccount: 'SomeoneElse' };
    expect(await send(webhookOf(signedItem(event('C')), signedItem(event('E', unknown))))).toEqual(ACCEPTED);
    const report = { ...unknown, eventCode: 'REPORT_AVAILABLE' };
    expect(await send(webhookOf(signedItem(event('R', report))))).toEqual(ACCEPTED);
    expect(await stored()).toEqual(['C AUTHORISATION true', 'E AUTHORISATION true', 'R REPORT_AVAILABLE true']);
    const facts = { alert: true, code: 'webhook-account-unknown', merchantAccounts: ['SomeoneElse'] };
    const raised = alerts.mock.calls.filter(([logged]) => JSON.stringify(logged) === JSON.stringify(facts));
    expect(raised).toHaveLength(1);
    alerts.mockRestore();
  });

  it('is refused without credentials, without a signature, in another form, and if it is too large', async () => {
    const good = webhookOf(signedItem(event('F')));
    const unsigned = webhookOf({ ...signedItem(event('F')), additionalData: {} });
    expect((await send(good, null))[0]).toBe(401);
    expect((await send(good, 'Basic eDp5'))[0]).toBe(401);
    expect((await send(unsigned))[0]).toBe(401);
    expect((await send({ notificationItems: [] }))[0]).toBe(400);
    expect((await send('{'))[0]).toBe(400);
    expect((await send('['.repeat(100) + ']'.repeat(100)))[0]).toBe(413);
    expect((await send(JSON.stringify('x'.repeat(300 * 1024))))[0]).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it('is not accepted while Postgres is stopped, so that the provider sends it again', async () => {
    const body = webhookOf(signedItem(event('G')));
    proxy.fail({ kind: 'cut' });
    expect((await send(body))[0]).toBe(503);
    proxy.fail({ kind: 'hang' });
    expect((await send(body))[0]).toBe(503);
    proxy.heal();
    await eventually(async () => ((await send(body))[0] === 200 ? true : undefined));
    expect(await stored()).toEqual(['G AUTHORISATION true']);
  });

  it('is accepted after a flood of forged ones from the same address', async () => {
    const body = webhookOf(signedItem(event('H')));
    const statuses: number[] = [];
    for (let count = 0; count < 25; count += 1) statuses.push((await send(body, 'Basic eDp5'))[0]);
    expect(statuses.at(-1)).toBe(429);
    expect(await send(body, CREDENTIALS)).toEqual(ACCEPTED);
  });
});

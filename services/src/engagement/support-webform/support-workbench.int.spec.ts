import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { SupportDryRun, SupportTrial, SupportUseCounts } from '@manifold/domain/support-webform/workbench-api';
import pg from 'pg';
import { freshDatabase, type FreshDatabase } from '../../../../start/src/testing/database.js';
import { waitForHttp, stopProcess, freePort, runBuilt } from '../../commerce/testing/child-process.js';
import { EngagementModule } from '../engagement.module.js';
import { startConfigService, type ConfigService } from '../../store-config/testing/config-service.js';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { SEEDED_CONFIG } from '../../store-config/testing/seeded-config.js';
import { SupportDelivery } from './support-delivery.service.js';

const values = {
  reason: 'order',
  subreason: 'order-status',
  contactName: 'Zoë Wójcik',
  email: 'zoe@example.pl',
  subject: 'Where is it?',
  description: 'Since Monday',
  orderNumber: 'PL-100123',
};
const trial: SupportTrial = { storeKey: 'ferrum_pl', locale: 'pl-PL', values };

let database: FreshDatabase;
let outside: ReturnType<typeof runBuilt>;
let outsideUrl: string;
let service: ConfigService;
let support: ConsoleClient;
let admin: ConsoleClient;

beforeAll(async () => {
  database = await freshDatabase({ template: SEEDED_CONFIG });
  const port = await freePort();
  outsideUrl = `http://127.0.0.1:${port}`;
  outside = runBuilt('sandbox/dist/outside-world/main.js', {
    OUTSIDE_WORLD_PORT: String(port),
    COMMERCETOOLS_API_URL: 'http://127.0.0.1:9',
  });
  await waitForHttp(`${outsideUrl}/health`);
  service = await startConfigService(database.applicationUrl, { OUTSIDE_WORLD_URL: outsideUrl }, [EngagementModule]);
  support = await new ConsoleClient(service.app).signIn('support');
  admin = await new ConsoleClient(service.app).signIn('admin');
});
afterAll(async () => {
  await service.stop();
  await stopProcess(outside);
  await database.drop();
});

const received = async (): Promise<string> => (await fetch(outsideUrl)).text();
const dryRun = (form: SupportTrial) => support.ask<SupportDryRun>('POST', '/support-webform/dry-run', form);

/** Sends a shopper's form on a store's host. */
async function submit(typed: Record<string, string>, host = 'pl.localhost', remoteAddress = '127.0.0.1') {
  const answer = await service.app.inject({
    method: 'POST',
    url: '/api/support-requests',
    remoteAddress,
    headers: { host, 'sec-fetch-site': 'same-origin' },
    payload: { values: typed },
  });
  return { status: answer.statusCode, body: answer.json<RefusedBody & { id: string }>() };
}

describe('the workbench of the support form', () => {
  it('returns the exact request without sending it', async () => {
    const { status, body } = await dryRun(trial);
    expect(status).toBe(200);
    expect(body).toMatchObject({ problems: [], setupRefusal: null, hasSandbox: true });
    expect(body.fields.map(({ name }) => name)).toContain('orderNumber');
    expect(body.request).toEqual({
      address: 'http://localhost:4300/servlet/servlet.WebToCase?encoding=UTF-8',
      body:
        'orgid=00D000000000001&encoding=UTF-8&retURL=https%3A%2F%2Fwww.ferrum-machines.pl%2F&recordType=012000000000001' +
        '&debug=1&reason=order&name=Zo%C3%AB+W%C3%B3jcik&email=zoe%40example.pl&subject=Where+is+it%3F' +
        '&description=Since+Monday&00N000000000001=order-status&00N000000000003=PL-100123' +
        '&00N000000000007=Poland&00N000000000008=pl-PL',
    });
    expect(await received()).not.toContain('Zoë');
  });

  it('returns the reasons why a form cannot be sent', async () => {
    const { body } = await dryRun({ ...trial, values: { ...values, email: 'zoe@', orderNumber: '' } });
    expect(body.problems).toEqual([
      { field: 'email', reason: 'email' },
      { field: 'orderNumber', reason: 'required' },
    ]);
    const test = await support.ask<RefusedBody>('POST', '/support-webform/test-requests', {
      ...trial,
      values: { ...values, email: 'zoe@' },
    });
    expect(test).toMatchObject({
      status: 400,
      body: { error: { fields: [{ field: 'values.email', reason: 'email' }] } },
    });
  });

  it('tests a draft with its changed fields, even without a setup', async () => {
    // Only an admin may change where requests go.
    const draft = (await admin.ask<ChangeSet>('POST', '/change-sets', { name: 'No platform' })).body;
    const edit: Edit = {
      ...{ section: 'support-webform', layer: 'country', key: 'PL', validFrom: null, validTo: null, before: null },
      after: { orgId: '' },
    };
    const { version } = (await admin.ask<ChangeSet>('PUT', `/change-sets/${draft.id}/edits`, edit, draft.version)).body;
    const drafted = { ...trial, changeSet: draft.id };
    const { body } = await admin.ask<SupportDryRun>('POST', '/support-webform/dry-run', drafted);
    expect(body).toMatchObject({ request: null, setupRefusal: 'Both domain and orgId are required.' });
    const test = await admin.ask<RefusedBody>('POST', '/support-webform/test-requests', drafted);
    expect([test.status, test.body.error.code]).toEqual([422, 'unprocessable-entity']);
    await admin.ask('DELETE', `/change-sets/${draft.id}`, undefined, version);
  });

  it.each([
    [{ ...trial, storeKey: 'ferrum_xx' }, 'storeKey'],
    [{ ...trial, locale: 'de-DE' }, 'locale'],
    [{ ...trial, values: { nonsense: 'x' } }, 'values.nonsense'],
  ])('refuses an invalid trial: %#', async (form, field) => {
    const { status, body } = await support.ask<RefusedBody>('POST', '/support-webform/dry-run', form);
    expect([status, body.error.fields?.[0]?.field]).toEqual([400, field]);
  });

  it('sends a test to the sandbox, which shows it and does not count it', async () => {
    const { body } = await support.ask<{ address: string }>('POST', '/support-webform/test-requests', trial);
    expect(body.address).toBe(`${outsideUrl}/servlet/servlet.WebToCase?encoding=UTF-8`);
    expect(await received()).toContain('name=Zoë Wójcik');
    const { body: use } = await support.ask<SupportUseCounts>('GET', '/support-webform/use-counts');
    expect(use).toEqual({ days: 30, counts: [] });
  });
});

describe('a support request of the shop', () => {
  const waitingCopies = async (): Promise<number> => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM support_request_copy');
    await client.end();
    return rows[0]?.count ?? 0;
  };

  it('reaches the support platform, is counted, and then loses all but its subject', async () => {
    expect((await submit({ ...values, subject: 'From the shop' })).status).toBe(202);
    // The sweep skips the request while its job has leased it.
    while ((await waitingCopies()) > 0) await service.app.get(SupportDelivery).sweep(0);
    expect(await received()).toContain('From the shop');
    const { body } = await support.ask<SupportUseCounts>('GET', '/support-webform/use-counts');
    expect(body.counts).toEqual([{ reason: 'order', subreason: 'order-status', count: 1 }]);
  });

  it('is stored while the support platform is unavailable', async () => {
    expect((await submit({ ...values, description: 'sandbox:unavailable' })).status).toBe(202);
    await service.app.get(SupportDelivery).sweep(0);
    expect(await waitingCopies()).toBe(1);
  });

  it('is refused with each invalid field, and on a host without a store', async () => {
    const { status, body } = await submit({ ...values, email: 'nobody', subreason: 'gone' });
    expect([status, body.error.fields]).toEqual([400, [{ field: 'values.subreason', reason: 'no-such-choice' }]]);
    expect((await submit(values, 'nobody.localhost')).status).toBe(421);
  });

  it('is refused after sixty in ten minutes from one address, but accepted from others', async () => {
    const sent: number[] = [];
    do sent.push((await submit(values, 'at.localhost')).status);
    while (sent.at(-1) === 202 && sent.length < 61);
    expect(sent.at(-1)).toBe(429);
    expect((await submit(values, 'at.localhost', '192.0.2.7')).status).toBe(202);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSetDiff } from '@manifold/domain/admin-api/contract';
import type { StoreReadiness } from '@manifold/domain/readiness/contract';
import type { NewStore } from '@manifold/domain/admin-api/new-store-routes';
import type { StoreDrift } from '@manifold/domain/admin-api/store-routes';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import { setTimeout as wait } from 'node:timers/promises';
import { ConsoleClient, type RefusedBody } from '../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { addressIn } from '../testing/addresses.js';
import { add, allCards, placeOrder } from '../testing/shopping.js';
import { sellerOf } from '../testing/test-goods.js';

const POLL_EVERY_MS = 100;
const DEADLINE_MS = 60_000;

let shop: RunningShop;
let staff: ConsoleClient;
let admin: ConsoleClient;

beforeAll(async () => {
  shop = await startShop();
  staff = await new ConsoleClient(shop.application.app).signIn('operations');
  admin = await new ConsoleClient(shop.application.app).signIn('admin');
});

afterAll(() => shop.stop());

const driftOf = async (storeKey: string) =>
  (await staff.ask<StoreDrift>('GET', `/stores/${storeKey}/drift`)).body.drift.map(({ what }) => what);

/** Waits until a store has no differences. */
async function inLine(storeKey: string): Promise<void> {
  const deadline = Date.now() + DEADLINE_MS;
  while ((await driftOf(storeKey)).length > 0) {
    if (Date.now() > deadline) throw new Error(`${storeKey} is still out of line: ${(await driftOf(storeKey)).join()}`);
    await wait(POLL_EVERY_MS);
  }
}

describe('the stores of the commerce backend', () => {
  it('are synchronized with config at the start', async () => {
    for (const storeKey of ['ferrum_de', 'ferrum_hu', 'halden_se']) await inLine(storeKey);
  });

  it('show manual changes, and are synchronized on request', async () => {
    await inLine('ferrum_at');
    const seller = await sellerOf(shop.backend.url);
    const { version } = await seller.get<{ version: number }>('/stores/key=ferrum_at');
    const action = { action: 'setCustomField', name: 'vat_validation_enabled', value: false };
    await seller.post('/stores/key=ferrum_at', { version, actions: [action] });
    expect(await driftOf('ferrum_at')).toEqual(['flag.vat_validation_enabled']);
    const { body } = await staff.ask<StoreDrift>('POST', '/stores/ferrum_at/drift/mend');
    expect(body.drift).toEqual([{ what: 'flag.vat_validation_enabled', config: true, backend: false }]);
    expect(await driftOf('ferrum_at')).toEqual([]);
  });

  it('cannot be synchronized by support, and an unknown store is not found', async () => {
    const support = await new ConsoleClient(shop.application.app).signIn('support');
    expect((await support.ask('POST', '/stores/ferrum_at/drift/mend')).status).toBe(403);
    expect((await staff.ask('GET', '/stores/ferrum_xx/drift')).status).toBe(404);
  });
});

const estonia: NewStore = {
  like: 'ferrum_fi',
  storeKey: 'ferrum_ee',
  label: 'Estonia',
  countryCode: 'EE',
  currencyCode: 'EUR',
  timeZone: 'Europe/Tallinn',
  topLevelDomain: 'ee',
  productionHost: 'www.ferrum-machines.ee',
  hosts: ['www.ferrum-machines.ee', 'ee.localhost'],
  locales: [{ locale: 'en-EE', language: 'en', fallbackLocale: 'en-GB', like: 'en-IE' }],
  taxRate: 0.24,
  vatNumber: { prefix: 'EE', placeholder: '123456789' },
  postalCode: { pattern: '\\d{5}', example: '10111', mask: null },
};

describe('a new country', () => {
  it('answers on the next request after its draft is published, and sells', async () => {
    const visitor = shop.visitor('EE');
    expect((await visitor.refusal('getCategories', { query: 'navigation' }))[1]).toBe('unknown-store');
    const { status, body: draft } = await staff.ask<ChangeSet>('POST', '/stores', estonia);
    expect([status, draft.name]).toEqual([201, 'New store: Estonia']);
    const { body: diff } = await staff.ask<ChangeSetDiff>('GET', `/change-sets/${draft.id}/diff`);
    expect([diff.storeKeys, diff.problems]).toEqual([['ferrum_ee'], []]);
    const findings = diff.findings.map(({ name }) => name);
    // Changing hosts requires approval.
    const proposed = await staff.ask<ChangeSet>('POST', `/change-sets/${draft.id}/propose`, {}, draft.version);
    const approved = await admin.ask<ChangeSet>('POST', `/change-sets/${draft.id}/approve`, {}, proposed.body.version);
    const published = await staff.ask('POST', `/change-sets/${draft.id}/publish`, {
      version: approved.body.version,
      reason: 'The first shop in Estonia',
      ...(findings.length > 0 ? { acknowledged: { findings, reason: 'Looked at' } } : {}),
    });
    expect(published.status).toBe(200);
    const { categories } = await visitor.call('getCategories', { query: 'navigation' });
    expect(categories.results.length).toBeGreaterThan(0);
    const [card] = await allCards(visitor);
    expect(card?.price.value.currencyCode).toBe('EUR');
    await inLine('ferrum_ee');
    await add(visitor, card?.sku);
    await visitor.call('setCheckoutAddresses', {
      clientType: 'private',
      email: 'eva@example.com',
      billingAddress: addressIn('EE', { postalCode: '10111' }),
      shippingAddress: null,
    });
    expect((await placeOrder(visitor, 'cash-on-delivery')).orderNumber).toMatch(/^EE-\d+$/);
  });

  it('is not ready while it uses another country’s language and accounts', async () => {
    const { body } = await staff.ask<StoreReadiness>('POST', '/stores/ferrum_ee/readiness');
    const of = (id: string) => body.checks.find((check) => check.id === id);
    expect([of('time-zone')?.state, of('own-language')?.state, of('owner-data')?.state]).toEqual([
      'ok',
      'failed',
      'failed',
    ]);
    expect(of('owner-data')?.details).toContain('merchant-account.merchantAccount: FerrumSandbox_FI (ferrum_fi)');
  });

  it.each([
    ['a store that already exists', { storeKey: 'ferrum_at' }, { field: 'storeKey', reason: 'there-is-one-already' }],
    [
      'one based on an unknown store',
      { like: 'ferrum_zz', storeKey: 'ferrum_lv' },
      { field: 'like', reason: 'no-such-store' },
    ],
    [
      'one on the host of another store',
      { storeKey: 'ferrum_lv', hosts: ['www.ferrum-machines.ee', 'fi.localhost'] },
      { field: 'hosts', reason: 'host-of-store: www.ferrum-machines.ee (ferrum_ee)' },
    ],
    [
      'one that names a host twice',
      { storeKey: 'ferrum_lv', productionHost: 'lv.localhost', hosts: ['lv.localhost', 'lv.localhost'] },
      { field: 'hosts', reason: 'host-twice' },
    ],
    [
      'one without the time zone of a city',
      { storeKey: 'ferrum_lv', timeZone: 'UTC' },
      { field: 'timeZone', reason: 'a time zone of a city, as Europe/Tallinn' },
    ],
  ])('is refused: %s', async (_what, change, field) => {
    const { status, body } = await staff.ask<RefusedBody>('POST', '/stores', { ...estonia, ...change });
    expect(status).toBe(400);
    expect(body.error.fields).toEqual([field]);
  });
});

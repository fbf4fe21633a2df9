import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Publisher } from '../../store-config/publishing/publisher.service.js';
import { loadRows } from '../../store-config/publishing/section-rows.js';
import { signedUp } from '../testing/accounts.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import { add } from '../testing/shopping.js';

const COMMERCE = { apiUrl: '', authUrl: '', projectKey: 'p', clientId: 'c', clientSecret: 's' };
const VALID = 'ATU13585627';

let sandbox: OutsideWorldServer;
let shop: RunningShop;

beforeAll(async () => {
  sandbox = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost', commerce: COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url });
});
afterAll(async () => {
  await shop.stop();
  await sandbox.close();
});

describe('the VAT number of a profile', () => {
  it.each([
    ['valid', '4030000007', 'success'],
    ['notValid', '4000000201', 'failed'],
    ['couldNotValidate', '4000000205', 'failed'],
  ])('is %s without a cart, and changes none', async (state, vatNumber, outcome) => {
    const { browser } = await signedUp(shop, { customerType: 'COMPANY' });
    const answer = await browser.call('validateVatNumber', { vatNumber, isForProfile: true });
    expect(answer).toEqual({ state, outcome, isNet: false, cart: null });
  });

  it('is saved unless the register says that it is not valid', async () => {
    const { browser } = await signedUp(shop, { customerType: 'COMPANY' });
    const { user } = await browser.account('updateCustomer', { version: 1, vatId: 'SK 4030 000 007' });
    expect(user.vatId).toBe('4030000007');
    const { version } = user;
    const wrong = { version, vatId: 'SK4000000201' };
    expect(await browser.accountRefusal('updateCustomer', wrong)).toEqual([
      400,
      'invalid-input',
      'vatId: vat-not-valid',
    ]);
    const byAction = { version, actions: [{ action: 'setVatId' as const, vatId: 'SK4000000201' }] };
    expect(await browser.accountRefusal('updateMyCustomer', byAction)).toEqual([
      400,
      'invalid-input',
      'vatId: vat-not-valid',
    ]);
    const { user: unchecked } = await browser.account('updateCustomer', { version, vatId: 'SK4000000205' });
    expect(unchecked.vatId).toBe('4000000205');
  });

  it('asks the register once for the field and for saving', async () => {
    const { browser } = await signedUp(shop, { customerType: 'COMPANY' });
    const caches = shop.application.app.get(CacheRegistry, { strict: false });
    const asked = () => caches.all().find(({ name }) => name === 'vat-checks')?.misses ?? 0;
    const before = asked();
    await browser.call('validateVatNumber', { vatNumber: '4030000023', isForProfile: true });
    await browser.account('updateCustomer', { version: 1, vatId: 'SK4030000023' });
    expect(asked()).toBe(before + 1);
  });

  it('is checked for signed-in customers only', async () => {
    const check = { vatNumber: '4030000007', isForProfile: true };
    expect(await shop.visitor('SK').refusal('validateVatNumber', check)).toEqual([401, 'not-signed-in']);
  });
});

describe('a VAT number', () => {
  it.each([
    ['SK', '4000000201', 'notValid', 'failed'],
    ['SK', '4000000205', 'couldNotValidate', 'failed'],
    ['SK', '4000000206', 'couldNotValidate', 'failed'],
    ['SK', 'SK4030000007', 'valid', 'success'],
    ['DE', '123000205', 'couldNotValidate', 'failed'],
    ['DE', '123000201', 'notValid', 'failed'],
    ['GB', 'GB 980 7806 84', 'valid', 'success'],
    ['GB', '980000201', 'notValid', 'failed'],
    ['CH', 'CHE-123.456.788', 'couldNotValidate', 'failed'],
    ['NO', '995525828', 'couldNotValidate', 'failed'],
  ])('in %s: %s is %s and keeps gross prices', async (country, vatNumber, state, outcome) => {
    const visitor = shop.visitor(country);
    await add(visitor);
    const answer = await visitor.call('validateVatNumber', { vatNumber });
    expect([answer.state, answer.outcome, answer.isNet]).toEqual([state, outcome, false]);
    expect(answer.cart?.grossBeforeNet).toBeNull();
  });

  it('is checked again only after a while, and at once if the register did not answer', async () => {
    const visitor = shop.visitor('SK');
    const { id: cartId } = await add(visitor);
    for (const vatNumber of [VALID, VALID, '4000000205', '4000000205'])
      await visitor.call('validateVatNumber', { vatNumber });
    const checks = await shop.application.app
      .get(PrismaService, { strict: false })
      .vatCheck.findMany({ where: { cartId } });
    expect(checks.map(({ code }) => code).sort()).toEqual([200, 205, 205]);
  });

  it('is refused if it is too short, and without a cart', async () => {
    const visitor = shop.visitor('SK');
    expect(await visitor.refusal('validateVatNumber', { vatNumber: VALID })).toEqual([422, 'cart-empty']);
    expect(await visitor.refusal('validateVatNumber', { vatNumber: 'SK4' })).toEqual([400, 'invalid-input']);
  });

  it('is valid without net prices in a store that does not change tax rates', async () => {
    const { app } = shop.application;
    const publisher = app.get(Publisher, { strict: false });
    const rows = (await loadRows(app.get(PrismaService, { strict: false }), ['store-flags'])).get('store-flags');
    const before = rows?.find(({ layer }) => layer === 'default')?.value ?? {};
    const edit = { section: 'store-flags', layer: 'country', key: 'CZ', validFrom: null, validTo: null } as const;
    const edits = [{ ...edit, before: null, after: { ...before, changeTaxRate: false } }];
    await publisher.withPublishLock((db) =>
      publisher.publish(db, { edits, author: 'test', reason: 'No other tax rates' }),
    );
    const visitor = shop.visitor('CZ');
    await add(visitor);
    const answer = await eventually(async () => {
      const now = await visitor.call('validateVatNumber', { vatNumber: 'CZ46505334' });
      return now.isNet ? undefined : now;
    });
    expect(answer).toMatchObject({ state: 'valid', outcome: 'failed-without-rate-change', isNet: false });
    expect(answer.cart?.grossBeforeNet).toBeNull();
  });
});

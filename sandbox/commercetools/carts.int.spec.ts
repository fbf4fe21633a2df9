import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
beforeEach(async () => {
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const refused = async (quantity: number) => {
  const cart = await newCart(shopper);
  const body = { version: cart.version, actions: [{ action: 'addLineItem' as const, sku: 'EX10000001', quantity }] };
  return refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body }));
};

describe('lines of a cart', () => {
  it('refuse a quantity beyond any shop', async () => {
    expect((await refused(1e9)).statusCode).toBe(400);
  });
});

describe('custom fields', () => {
  it('are stored if their type defines them, and refused otherwise', async () => {
    const address = {
      country: 'SK',
      custom: { type: { typeId: 'type' as const, key: 'address' }, fields: { vatNumber: 'SK123' } },
    };
    const cart = await changed(shopper, await newCart(shopper), { action: 'setBillingAddress', address });
    expect(cart.billingAddress?.custom?.fields).toEqual({ vatNumber: 'SK123' });
    const misspelt = {
      country: 'SK',
      custom: { type: { typeId: 'type' as const, key: 'address' }, fields: { vatNumer: 'x' } },
    };
    const body = { version: cart.version, actions: [{ action: 'setBillingAddress' as const, address: misspelt }] };
    const refusal = await refusalOf(myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body }));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'InvalidField' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@commercetools/platform-sdk';
import { startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { readyCart, setUpShop } from './testing/test-shop.js';

const ORDERS = 50;

let backend: TestBackend;
let services: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  const seeder = await backend.as('seeder');
  await setUpShop(seeder);
  services = await backend.as('services');
  await seeder
    .cartDiscounts()
    .post({
      body: {
        key: 'once',
        name: { en: 'once' },
        value: { type: 'relative', permyriad: 1000 },
        cartPredicate: 'true',
        target: { type: 'lineItems', predicate: 'true' },
        sortOrder: '0.77',
        requiresDiscountCode: true,
      },
    })
    .execute();
  const cartDiscounts = [{ typeId: 'cart-discount' as const, key: 'once' }];
  await seeder
    .discountCodes()
    .post({ body: { code: 'ONCE', cartDiscounts, maxApplications: 1 } })
    .execute();
});
afterAll(() => backend.close());

/** Creates a frozen cart with the code, as before an order. */
async function frozenCart(): Promise<Cart> {
  const shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  const { id, version } = await readyCart(shopper);
  const actions = [
    { action: 'addDiscountCode' as const, code: 'ONCE' },
    { action: 'freezeCart' as const, strategy: 'HardFreeze' as const },
  ];
  const carts = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).carts();
  return (await carts.withId({ ID: id }).post({ body: { version, actions } }).execute()).body;
}

/** Orders a cart; returns `made` or the reason of the refusal. */
async function ordered({ id, version }: Cart): Promise<string> {
  const orders = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).orders();
  try {
    await orders.post({ body: { cart: { typeId: 'cart', id }, version } }).execute();
    return 'made';
  } catch (error) {
    const { body } = error as { body: { errors: readonly { code: string; reason?: string }[] } };
    return body.errors.map(({ code, reason }) => `${code}: ${reason ?? ''}`).join();
  }
}

describe('a code with one use', () => {
  it(`is on one order although ${ORDERS} carts are ordered with it at the same moment`, async () => {
    const carts: Cart[] = [];
    for (let count = 0; count < ORDERS; count += 1) carts.push(await frozenCart());
    expect(new Set(carts.map(({ discountCodes }) => discountCodes[0]?.state))).toEqual(new Set(['MatchesCart']));
    const outcomes = await Promise.all(carts.map(ordered));
    expect(outcomes.filter((outcome) => outcome === 'made')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['made', 'DiscountCodeNonApplicable: MaxApplicationReached']));
  }, 60_000);
});

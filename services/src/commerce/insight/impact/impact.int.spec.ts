import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { Impact, TotalImpact } from '@manifold/domain/impact/contract';
import { ConsoleClient, type RefusedBody } from '../../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../../testing/running-shop.js';
import { add, giveAddress, machineOnStock, placeOrder } from '../../testing/shopping.js';
import { sellerOf, type Seller } from '../../testing/test-goods.js';
import { countManually, type ManualCount, type HandRules, type Known, type RawSale } from './testing/manual-count.js';
import { CZECH, CZECH_DRAFT, editOf as edit, editsOf, SLOVAK, SLOVAK_DRAFT } from './testing/drafted-rules.js';
import { allOf, createCarts, placeOrders, sellTestGoods, testCarts, type TestMarket } from './testing/test-sales.js';

const around = (...limits: number[]): number[] => limits.flatMap((limit) => [limit - 1, limit, limit + 1]);
const SLOVAK_PRICES = [
  ...around(5900, 7000, 100_000, 250_000, 100_000 / 4, 100_000 / 2),
  ...Array.from({ length: 26 }, (_each, index) => 1000 + index * 431),
];
const CZECH_PRICES = around(100_000, 139_900, 6_000_000, 7_000_000);
const SHIPPING_THEN = 333;
const TOO_LONG_AGO = 30.1;

let shop: RunningShop;
let staff: ConsoleClient;
let seller: Seller;
let markets: readonly TestMarket[];

beforeAll(async () => {
  shop = await startShop();
  staff = await new ConsoleClient(shop.application.app).signIn('operations');
  seller = await sellerOf(shop.backend.url);
  const machine = await machineOnStock(shop);
  markets = [
    { storeKey: 'ferrum_sk', country: 'SK', currencyCode: 'EUR', machine },
    { storeKey: 'ferrum_cz', country: 'CZ', currencyCode: 'CZK', machine },
  ];
  await sellTestGoods(seller, markets);
  for (const market of markets) {
    const carts = testCarts(market, market.country === 'SK' ? SLOVAK_PRICES : CZECH_PRICES);
    await createCarts(seller, market, carts);
    const then = carts.slice(0, 60);
    await placeOrders(seller, market, then, { daysAgo: 0.5, shipping: 0 });
    await placeOrders(seller, market, then, { daysAgo: 29.9, shipping: SHIPPING_THEN });
    await placeOrders(seller, market, then.slice(0, 10), { daysAgo: TOO_LONG_AGO, shipping: 0 });
    await seller.post(`/in-store/key=${market.storeKey}/carts`, {
      currency: market.currencyCode,
      country: market.country,
    });
  }
  // An order placed through the shop today.
  const visitor = shop.visitor('SK');
  await add(visitor);
  await giveAddress(visitor, 'SK');
  await placeOrder(visitor, 'cash-on-delivery');
}, 400_000);

afterAll(() => shop.stop());

async function draftOf(edits: readonly Edit[]): Promise<ChangeSet> {
  const { body: draft } = await staff.ask<ChangeSet>('POST', '/change-sets', { name: 'Other limits' });
  const { status, body } = await staff.ask<ChangeSet>(
    'POST',
    `/change-sets/${draft.id}/edits`,
    { edits },
    draft.version,
  );
  expect(status).toBe(200);
  return body;
}

const ask = (draft: ChangeSet, params: object = {}) =>
  staff.ask<Impact & RefusedBody>('POST', `/change-sets/${draft.id}/impact`, params);

async function counted(draft: ChangeSet, options: object = {}): Promise<Impact> {
  for (;;) {
    const { status, body } = await ask(draft, options);
    expect(status).toBe(200);
    if (body.state !== 'counting') return body;
  }
}

type Entry = [name: string, numbers: number[]];

/** Converts an answer to the format of the manual count. */
function toManualCount({ outcomes, amounts }: TotalImpact): ManualCount {
  const moved = amounts.map((each): Entry => {
    const { amount, carts, orders, beforeCentAmount, afterCentAmount } = each;
    return [amount, [carts, orders, beforeCentAmount, afterCentAmount]];
  });
  const turned = outcomes.map(({ outcome, carts, orders }): Entry => [outcome, [carts, orders]]);
  return Object.fromEntries<number[]>([...turned, ...moved]);
}

/** Returns all counted carts and orders of a store from the backend. */
async function salesOf(storeKey: string): Promise<{ carts: RawSale[]; orders: RawSale[] }> {
  const isHere = ({ store }: RawSale): boolean => store?.key === storeKey;
  const since = Date.now() - 30 * 86_400_000;
  const carts = (await allOf(seller, '/carts')).filter(
    (cart) => isHere(cart) && cart.cartState === 'Active' && cart.lineItems.length > 0,
  );
  const orders = (await allOf(seller, '/orders')).filter(
    (order) => isHere(order) && Date.parse(order.completedAt ?? order.createdAt) >= since,
  );
  return { carts, orders };
}

async function readKnown(): Promise<Known> {
  const types = await allOf<{ id: string; key: string }>(seller, '/product-types');
  const payments = await allOf<{ id: string; paymentMethodInfo: { paymentInterface?: string } }>(seller, '/payments');
  const onDelivery = payments.filter(
    ({ paymentMethodInfo }) => paymentMethodInfo.paymentInterface === 'cash-on-delivery',
  );
  return {
    standardTypeId: types.find(({ key }) => key === 'standard_product')?.id ?? '',
    onDelivery: new Set(onDelivery.map(({ id }) => id)),
  };
}

async function expectedIn(storeKey: string, sides: readonly [HandRules, HandRules]) {
  const known = await readKnown();
  const { carts, orders } = await salesOf(storeKey);
  const count: ManualCount = {};
  for (const sale of [...carts, ...orders]) countManually(count, sale, sides, known);
  return { carts: carts.length, orders: orders.length, count };
}

const SIDES: readonly (readonly [string, readonly [HandRules, HandRules]])[] = [
  ['ferrum_cz', [CZECH, CZECH_DRAFT]],
  ['ferrum_sk', [SLOVAK, SLOVAK_DRAFT]],
];

describe('the impact of a draft', () => {
  it('equals a manual count of all carts and orders in every changed store', async () => {
    const draft = await draftOf([...editsOf('ferrum_sk', SLOVAK_DRAFT), ...editsOf('ferrum_cz', CZECH_DRAFT)]);
    const impact = await counted(draft);
    expect(impact.state).toBe('done');
    expect(impact.stores.map(({ storeKey }) => storeKey).sort()).toEqual(['ferrum_cz', 'ferrum_sk']);
    const found = new Set<string>();
    for (const [storeKey, sides] of SIDES) {
      const expected = await expectedIn(storeKey, sides);
      const store = impact.stores.find((each) => each.storeKey === storeKey);
      if (!store) throw new Error(`Nothing of ${storeKey}`);
      expect([storeKey, store.carts, store.orders, store.otherCurrency]).toEqual([
        storeKey,
        expected.carts,
        expected.orders,
        0,
      ]);
      expect(toManualCount(store)).toEqual(expected.count);
      for (const name of Object.keys(expected.count)) found.add(name);
    }
    // Every outcome must occur, or the test would not check it.
    expect([...found].sort()).toEqual(
      [
        ...[
          'cash-on-delivery-fee',
          'cash-on-delivery-gained',
          'cash-on-delivery-lost',
          'bank-transfer-lost',
          'cash-rounding',
        ],
        ...['free-shipping-gained', 'free-shipping-lost', 'postal-code-fails', 'shipping'],
        ...['street-number-fails', 'street-number-passes', 'vat-number-fails'],
      ].sort(),
    );
    const [czech, slovak] = SIDES.map(([storeKey]) => impact.stores.find((each) => each.storeKey === storeKey));
    expect(impact.total.carts).toBe((czech?.carts ?? 0) + (slovak?.carts ?? 0));
    expect(impact.progress).toEqual({
      looked: impact.total.carts + impact.total.orders,
      expected: impact.total.carts + impact.total.orders,
    });
    // More than a page of each.
    expect(slovak?.carts).toBeGreaterThan(200);
  });

  it('names a few carts and orders but no personal data', async () => {
    const draft = await draftOf([edit('cash-on-delivery', 'ferrum_sk', { priceLimitCentAmount: 1, itemLimit: 1 })]);
    const impact = await counted(draft);
    const [lost] = impact.total.outcomes;
    expect(lost?.outcome).toBe('cash-on-delivery-lost');
    expect(lost?.samples).toHaveLength(3);
    const { carts } = await salesOf('ferrum_sk');
    expect(carts.map(({ id }) => id)).toEqual(expect.arrayContaining(lost?.samples.map(({ name }) => name) ?? []));
    expect(JSON.stringify(impact)).not.toMatch(/Hlavná|Eva|Horváthová|eva@example|SK4030000007|811 01/);
  });

  it('counts the selected rows only', async () => {
    const edits = [
      edit('cash-on-delivery', 'ferrum_sk', { priceLimitCentAmount: 1, itemLimit: 1 }),
      edit('street-number', 'ferrum_cz', { mustContainDigit: true }),
    ];
    const draft = await draftOf(edits);
    const [, { before: _before, after: _after, ...street }] = edits as [Edit, Edit];
    const impact = await counted(draft, { edits: [street] });
    expect(impact.stores.map(({ storeKey }) => storeKey)).toEqual(['ferrum_cz']);
    expect(impact.total.outcomes.map(({ outcome }) => outcome)).toEqual(['street-number-fails']);
  });

  it('of a temporary value is that of its first day', async () => {
    const dates = { validFrom: '2040-02-29T23:00:00.000Z', validTo: '2040-03-31T22:00:00.000Z' };
    const draft = await draftOf([edit('street-number', 'ferrum_cz', { mustContainDigit: true }, dates)]);
    const { stores } = await counted(draft);
    expect(stores.map(({ storeKey, at }) => [storeKey, at])).toEqual([['ferrum_cz', dates.validFrom]]);
    expect(stores[0]?.outcomes.map(({ outcome }) => outcome)).toEqual(['street-number-fails']);
  });

  it('reads nothing of a store whose checkout is unchanged', async () => {
    const impact = await counted(await draftOf([edit('shopping-limits', 'ferrum_sk', { searchMinimumLength: 4 })]));
    expect([impact.state, impact.stores, impact.progress.looked]).toEqual(['done', [], 0]);
  });

  it('is refused for a draft that cannot be published and for a discarded one', async () => {
    const wrong = await draftOf([edit('street-number', 'ferrum_xx', { mustContainDigit: true })]);
    const refused = await ask(wrong);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'invalid-input']);
    await staff.ask('DELETE', `/change-sets/${wrong.id}`, undefined, wrong.version);
    expect((await ask(wrong)).status).toBe(409);
  });

  it('fails while the commerce backend is away, and is counted again afterwards', async () => {
    const draft = await draftOf([edit('street-number', 'ferrum_cz', { mustContainDigit: true })]);
    await shop.backend.kill();
    const failed = await counted(draft);
    expect([failed.state, failed.total.outcomes]).toEqual(['failed', []]);
    await shop.backend.start();
    expect((await counted(draft)).state).toBe('done');
  }, 60_000);
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BoundaryTrials } from '@manifold/domain/admin-api/impact-routes';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import { LiveConfig } from '../../../store-config/index.js';
import { ConsoleClient } from '../../../store-config/testing/console-client.js';
import { startShop, type RunningShop } from '../../testing/running-shop.js';
import { sellerOf, type Seller } from '../../testing/test-goods.js';
import { BoundaryShopper } from './boundary-shopper.service.js';

// The specification's own numbers (core §9): highest total on delivery, free shipping from; a currency's threshold, a country's limit.
// prettier-ignore
const LIMITS: Readonly<Record<string, readonly [onDelivery: number, freeFrom: number]>> = {
  ferrum_sk: [2500, 59], ferrum_ie: [1500, 59], ferrum_de: [1500, 59], ferrum_pt: [1000, 59], ferrum_it: [999.99, 59], ferrum_fr: [1000, 59],
  ferrum_hu: [499999, 22099], ferrum_cz: [60000, 1399], ferrum_at: [1500, 59], ferrum_no: [1500, 689], ferrum_nl: [1500, 59],
  ferrum_ch: [3500, 59], ferrum_be: [3000, 59], ferrum_dk: [20000, 439], ferrum_se: [3000, 659], ferrum_es: [1000, 59],
  ferrum_co_uk: [2500, 52], ferrum_fi: [1500, 59], ferrum_pl: [6000, 269], ferrum_ro: [10000, 289], ferrum_lt: [4500, 59],
  ferrum_si: [4500, 59], ferrum_bg: [8900, 115], ferrum_gr: [499, 59], ferrum_hr: [4500, 59],
};

let shop: RunningShop;
let staff: ConsoleClient;
let seller: Seller;

beforeAll(async () => {
  shop = await startShop();
  staff = await new ConsoleClient(shop.application.app).signIn('operations');
  seller = await sellerOf(shop.backend.url);
}, 400_000);

afterAll(() => shop.stop());

const limitsIn = async (storeKey: string) => {
  const { app } = shop.application;
  const snapshot = app.get(LiveConfig).snapshot(storeKey);
  if (!snapshot) throw new Error(`No store ${storeKey}`);
  return app.get(BoundaryShopper).tryLimits(snapshot);
};

async function draftOf(...rows: readonly Pick<Edit, 'section' | 'after'>[]): Promise<ChangeSet> {
  const { body: draft } = await staff.ask<ChangeSet>('POST', '/change-sets', { name: 'Other limits' });
  const edits = rows.map((row) => ({
    layer: 'store',
    key: 'ferrum_hu',
    validFrom: null,
    validTo: null,
    before: null,
    ...row,
  }));
  return (await staff.ask<ChangeSet>('POST', `/change-sets/${draft.id}/edits`, { edits }, draft.version)).body;
}

const trialsOf = async ({ id }: ChangeSet, storeKey = 'ferrum_hu') =>
  (await staff.ask<BoundaryTrials>('POST', `/change-sets/${id}/boundaries`, { storeKey })).body;

const cartsLeft = async (): Promise<number> => (await seller.get<{ total: number }>('/carts?limit=1')).total;

describe('the boundary shopper', () => {
  it.each(Object.entries(LIMITS))(
    'finds the limits of %s where the specification has them, to the cent',
    async (storeKey, limits) => {
      const [onDelivery, freeShipping] = await limitsIn(storeKey);
      const [limit, threshold] = limits.map((amount) => Math.round(amount * 100)) as [number, number];
      expect([
        onDelivery?.question,
        onDelivery?.tries.map(({ centAmount, isAllowed, reason }) => [centAmount, isAllowed, reason]),
      ]).toEqual([
        'cash-on-delivery',
        [
          [limit - 1, true, null],
          [limit, true, null],
          [limit + 1, false, 'over-price-limit'],
        ],
      ]);
      expect([
        freeShipping?.question,
        freeShipping?.tries.map(({ centAmount, isAllowed }) => [centAmount, isAllowed]),
      ]).toEqual([
        'free-shipping',
        [
          [threshold - 1, false],
          [threshold, true],
          [threshold + 1, true],
        ],
      ]);
      expect([...(onDelivery?.tries ?? []), ...(freeShipping?.tries ?? [])].every(({ isExpected }) => isExpected)).toBe(
        true,
      );
    },
    60_000,
  );

  it('leaves no cart behind, and places no order', async () => {
    await limitsIn('ferrum_at');
    expect(await cartsLeft()).toBe(0);
    expect((await seller.get<{ total: number }>('/orders?limit=1')).total).toBe(0);
  });

  it('tries a draft before it is published, and only the limits that the draft changes', async () => {
    const draft = await draftOf({
      section: 'cash-on-delivery',
      after: { priceLimitCentAmount: 1_234_500, feeCentAmount: 1 },
    });
    const { isOff, limits } = await trialsOf(draft);
    expect([isOff, limits.map(({ section, field, currencyCode }) => [section, field, currencyCode])]).toEqual([
      false,
      [['cash-on-delivery', 'priceLimitCentAmount', 'HUF']],
    ]);
    expect(limits[0]?.tries).toEqual([
      { step: -1, centAmount: 1_234_499, isAllowed: true, isExpected: true, reason: null },
      { step: 0, centAmount: 1_234_500, isAllowed: true, isExpected: true, reason: null },
      { step: 1, centAmount: 1_234_501, isAllowed: false, isExpected: true, reason: 'over-price-limit' },
    ]);
    expect((await trialsOf(draft, 'ferrum_at')).limits).toEqual([]);
    expect(await cartsLeft()).toBe(0);
  });

  it('says that nothing is allowed where a draft withdraws the offer, and where no cart comes to the amount', async () => {
    const off = await trialsOf(
      await draftOf({ section: 'cash-on-delivery', after: { priceLimitCentAmount: 500_000, enabled: false } }),
    );
    expect(off.limits[0]?.tries.map(({ isAllowed, isExpected, reason }) => [isAllowed, isExpected, reason])).toEqual(
      Array.from({ length: 3 }, () => [false, true, 'not-enabled']),
    );
    // The parcel alone costs 1481 Ft.
    const none = await trialsOf(
      await draftOf({ section: 'cash-on-delivery', after: { priceLimitCentAmount: 148_100 - 1 } }),
    );
    expect(none.limits[0]?.tries.map(({ isAllowed }) => isAllowed)).toEqual([null, null, false]);
    const free = await trialsOf(
      await draftOf({ section: 'shipping-cost', after: { freeShippingThresholdCentAmount: 777_700 } }),
    );
    expect(free.limits[0]?.tries.map(({ centAmount, isAllowed }) => [centAmount, isAllowed])).toEqual([
      [777_699, false],
      [777_700, true],
      [777_701, true],
    ]);
  });

  it('is not for support, and says so when the draft or the store is none', async () => {
    const support = await new ConsoleClient(shop.application.app).signIn('support');
    const draft = await draftOf({ section: 'cash-on-delivery', after: { priceLimitCentAmount: 1 } });
    expect((await support.ask('POST', `/change-sets/${draft.id}/boundaries`, { storeKey: 'ferrum_hu' })).status).toBe(
      403,
    );
    expect((await staff.ask('POST', `/change-sets/${draft.id}/boundaries`, {})).status).toBe(400);
    expect((await trialsOf(draft, 'ferrum_xx')).limits).toEqual([]);
  });
});

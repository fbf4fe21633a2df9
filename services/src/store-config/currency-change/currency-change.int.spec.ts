import { describe, expect, it } from '@jest/globals';
import type { ChangeSet } from '@manifold/domain/change-set/contract';
import type { CurrencyChange, CurrencyChangePlan } from '@manifold/domain/currency-change/contract';
import type { RefusedBody } from '../testing/console-client.js';
import { seededConsole } from '../testing/seeded-console.js';

const DAY_MS = 86_400_000;
const AT = new Date(Date.now() + 30 * DAY_MS).toISOString();
const TO_EURO: CurrencyChange = {
  currencyCode: 'EUR',
  at: AT,
  rate: 1.95583,
  rounding: { 'cash-on-delivery': '50', 'free-shipping': '1', charge: '0.05', 'price-band': '10' },
};

describe('the change of a country’s currency', () => {
  const { config, operations } = seededConsole('operations');

  const plan = (storeKey: string, change: CurrencyChange) =>
    operations.ask<CurrencyChangePlan & RefusedBody>('POST', `/stores/${storeKey}/currency-change/plan`, change);
  const draft = async (storeKey: string, change: CurrencyChange) =>
    (await operations.ask<ChangeSet>('POST', `/stores/${storeKey}/currency-change`, change)).body;

  it('is planned with every amount in both currencies, without writing anything', async () => {
    const { status, body } = await plan('ferrum_bg', TO_EURO);
    expect(status).toBe(200);
    expect(body).toMatchObject({ storeKeys: ['ferrum_bg'], from: 'BGN', to: 'EUR' });
    expect(body.amounts).toMatchObject([
      { section: 'cash-on-delivery', layer: 'country', key: 'BG', validFrom: AT, before: 890_000, after: 455_000 },
    ]);
    expect(body.retired).toEqual(['cash-on-delivery', 'cash-rounding', 'shipping-cost', 'low-stock', 'order-approval']);
  });

  it('is drafted without findings, with the corrected amounts', async () => {
    const place = { section: 'cash-on-delivery', layer: 'country', key: 'BG', field: 'priceLimitCentAmount' } as const;
    const corrections = [{ ...place, validFrom: AT, centAmount: 460_000 }];
    const drafted = await draft('ferrum_bg', { ...TO_EURO, corrections });
    const { problems, findings, changes } = await operations.diff(drafted);
    expect({ problems, findings }).toEqual({ problems: [], findings: [] });
    expect(changes.every(({ storeKey, validFrom }) => storeKey === 'ferrum_bg' && validFrom === AT)).toBe(true);
    expect(changes).toContainEqual(
      expect.objectContaining({ field: 'priceLimitCentAmount', before: 890_000, after: 460_000 }),
    );
    expect((await operations.publish(drafted)).status).toBe(200);
    expect((await plan('ferrum_bg', TO_EURO)).body.error.fields).toEqual([
      { field: 'currencyCode', reason: 'same-currency' },
    ]);
  });

  it('keeps temporary amounts and the amounts that follow them', async () => {
    const { body } = await plan('ferrum_hu', { ...TO_EURO, rate: 400 });
    const fees = body.amounts.filter(({ field, layer }) => field === 'parcelFeeCentAmount' && layer === 'country');
    expect(fees.map(({ validFrom }) => validFrom)).toEqual([AT]);
  });

  it('creates the rows of a currency that no store had', async () => {
    const { body } = await plan('ferrum_dk', { ...TO_EURO, currencyCode: 'USD', rate: 7 });
    const fee = body.amounts.find(({ layer, field }) => layer === 'currency' && field === 'parcelFeeCentAmount');
    expect(fee).toMatchObject({ key: 'USD', validFrom: null });
    const drafted = await draft('ferrum_dk', { ...TO_EURO, currencyCode: 'USD', rate: 7 });
    expect((await operations.diff(drafted)).problems).toEqual([]);
  });

  it('uses the smallest coin of the new currency, and does not round if it is unknown', async () => {
    const coinOf = async (storeKey: string, currencyCode: string) => {
      const { body } = await plan(storeKey, { ...TO_EURO, currencyCode, rate: 7 });
      return body.amounts.filter(({ section }) => section === 'cash-rounding');
    };
    expect(await coinOf('ferrum_sk', 'CZK')).toMatchObject([
      { layer: 'country', key: 'SK', validFrom: AT, kind: 'coin', before: 5, after: 100 },
    ]);
    expect(await coinOf('ferrum_hu', 'EUR')).toEqual([]);
    expect(await coinOf('ferrum_dk', 'USD')).toMatchObject([
      { layer: 'currency', key: 'USD', validFrom: null, kind: 'coin', before: 50, after: 1 },
    ]);
  });

  it('changes all stores of the country together', async () => {
    const { body } = await plan('halden_se', { ...TO_EURO, rate: 11 });
    expect(body.storeKeys).toEqual(['ferrum_se', 'halden_se']);
    expect((await operations.diff(await draft('halden_se', { ...TO_EURO, rate: 11 }))).problems).toEqual([]);
  });

  it.each([
    ['an instant that has passed', { at: '2026-01-01T00:00:00.000Z' }, 'at', 'not-in-future'],
    ['the currency that the store has', { currencyCode: 'CZK' }, 'currencyCode', 'same-currency'],
  ])('is refused for %s', async (_what, change, field, reason) => {
    const { status, body } = await plan('ferrum_cz', { ...TO_EURO, ...change });
    expect({ status, fields: body.error.fields }).toEqual({ status: 400, fields: [{ field, reason }] });
  });

  it('is refused for support and for an unknown store', async () => {
    const support = await config.newClient().signIn('support');
    expect((await support.ask('POST', '/stores/ferrum_cz/currency-change', TO_EURO)).status).toBe(403);
    expect((await plan('ferrum_xx', TO_EURO)).status).toBe(404);
  });
});

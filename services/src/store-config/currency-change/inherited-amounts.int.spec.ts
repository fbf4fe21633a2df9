import { beforeAll, describe, expect, it } from '@jest/globals';
import type { EffectiveSection, PublishedRow } from '@manifold/domain/admin-api/contract';
import type { ChangeSet, Edit } from '@manifold/domain/change-set/contract';
import type { CurrencyChange, CurrencyChangePlan } from '@manifold/domain/currency-change/contract';
import { seededConsole } from '../testing/seeded-console.js';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const AT = inDays(30);
const CAMPAIGN = { validFrom: inDays(60), validTo: inDays(90) };
const TO_EURO: CurrencyChange = {
  currencyCode: 'EUR',
  at: AT,
  rate: 2,
  rounding: { 'cash-on-delivery': '50', 'free-shipping': '1', charge: '0.05', 'price-band': '10' },
};
const DEFAULTS = { enabled: true, itemLimit: null, freightAllowed: false };
const BY_DEFAULT = { layer: 'default', key: '*' };

const cash = (
  layer: Edit['layer'],
  key: string,
  change: Pick<Edit, 'before' | 'after'> & Partial<typeof CAMPAIGN>,
): Edit => ({ section: 'cash-on-delivery', layer, key, validFrom: null, validTo: null, ...change });

/** The fee is a default of every store, with a temporary change; each brand has its own limit in Sweden. */
const INHERITED: readonly Edit[] = [
  cash('default', '*', { before: DEFAULTS, after: { ...DEFAULTS, feeCentAmount: 195 } }),
  cash('default', '*', { ...CAMPAIGN, before: null, after: { feeCentAmount: 295 } }),
  cash('currency', 'EUR', { before: { feeCentAmount: 195 }, after: null }),
  cash('currency', 'BGN', { before: { feeCentAmount: 395 }, after: null }),
  cash('currency', 'RON', { before: { feeCentAmount: 1000 }, after: null }),
  cash('country', 'SE', { before: { priceLimitCentAmount: 300_000 }, after: null }),
  cash('brand', 'ferrum', { before: null, after: { priceLimitCentAmount: 300_000 } }),
  cash('brand', 'halden', { before: null, after: { priceLimitCentAmount: 330_000 } }),
];

describe('the amounts that a store inherits, at a change of its currency,', () => {
  const { operations } = seededConsole('operations');
  beforeAll(() => publish(INHERITED));

  async function publish(edits: readonly Edit[]): Promise<void> {
    const draft = await operations.draftWith(...edits);
    const findings = (await operations.diff(draft)).findings.map(({ name }) => name);
    const acknowledged = findings.length > 0 ? { findings, reason: 'Meant so' } : undefined;
    const { status, body } = await operations.publish(draft, { acknowledged });
    expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  }
  async function planned(storeKey: string): Promise<CurrencyChangePlan['amounts']> {
    const path = `/stores/${storeKey}/currency-change/plan`;
    const { amounts } = (await operations.ask<CurrencyChangePlan>('POST', path, TO_EURO)).body;
    return amounts.filter(({ section }) => section === 'cash-on-delivery');
  }
  const draft = async (storeKey: string) =>
    (await operations.ask<ChangeSet>('POST', `/stores/${storeKey}/currency-change`, { ...TO_EURO, rate: 5 })).body;
  async function feesAt(at: string, ...storeKeys: string[]): Promise<unknown[]> {
    const path = `/sections/cash-on-delivery/effective?at=${encodeURIComponent(at)}`;
    const { values } = (await operations.ask<{ values: EffectiveSection[] }>('GET', path)).body;
    return storeKeys.map((key) => values.find(({ storeKey }) => storeKey === key)?.value['feeCentAmount']);
  }

  it('become values of the country, temporary ones for their period', async () => {
    const fee = { layer: 'country', key: 'BG', field: 'feeCentAmount', inheritedFrom: BY_DEFAULT };
    expect(await planned('ferrum_bg')).toMatchObject([
      { layer: 'country', key: 'BG', field: 'priceLimitCentAmount', inheritedFrom: null, after: 445_000 },
      { ...fee, validFrom: AT, validTo: null, before: 195, after: 100 },
      { ...fee, ...CAMPAIGN, before: 295, after: 150 },
    ]);
  });

  it('become values of each store if the brands of a country differ', async () => {
    const limits = (await planned('ferrum_se')).filter(({ field }) => field === 'priceLimitCentAmount');
    const limit = { layer: 'store', validFrom: AT, validTo: null };
    expect(limits).toMatchObject([
      { ...limit, key: 'ferrum_se', after: 150_000, inheritedFrom: { layer: 'brand', key: 'ferrum' } },
      { ...limit, key: 'halden_se', after: 165_000, inheritedFrom: { layer: 'brand', key: 'halden' } },
    ]);
  });

  it('are converted from the old currency if the new one would fall back to a default', async () => {
    const fees = (await planned('ferrum_pl')).filter(({ field }) => field === 'feeCentAmount');
    expect(fees).toMatchObject([
      { key: 'PL', validFrom: AT, before: 900, after: 450, inheritedFrom: { layer: 'currency', key: 'PLN' } },
    ]);
  });

  it('are drafted without findings; other stores keep the default, and the rows of the old currency end', async () => {
    const drafted = await draft('ferrum_ro');
    const { problems, findings, storeKeys } = await operations.diff(drafted);
    expect({ problems, findings, storeKeys }).toEqual({ problems: [], findings: [], storeKeys: ['ferrum_ro'] });
    expect((await operations.publish(drafted)).status).toBe(200);
    expect(await feesAt(inDays(29), 'ferrum_ro', 'ferrum_at')).toEqual([195, 195]);
    expect(await feesAt(inDays(31), 'ferrum_ro', 'ferrum_at')).toEqual([40, 195]);
    expect(await feesAt(inDays(61), 'ferrum_ro', 'ferrum_at')).toEqual([60, 295]);
    expect(await feesAt(inDays(91), 'ferrum_ro', 'ferrum_at')).toEqual([40, 195]);
    const { rows } = (await operations.ask<{ rows: PublishedRow[] }>('GET', '/sections/shipping-cost/rows')).body;
    expect(rows.filter(({ key }) => key === 'RON').map(({ validTo }) => validTo)).toEqual([AT]);
  });
});

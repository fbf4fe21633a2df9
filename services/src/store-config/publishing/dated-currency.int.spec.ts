import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Edit } from '@manifold/domain/change-set/contract';
import { Jobs } from '../../platform/jobs/jobs.service.js';
import { limitIn, untilSettled } from '../testing/change-sets.js';
import { seededConsole } from '../testing/seeded-console.js';
import { until } from '../../platform/testing/eventually.js';

const SECOND = 1000;
const NO_DATES = { validFrom: null, validTo: null };

/**
 * Returns the edits that switch a store to euro at an instant: its currency, and the cash-on-delivery limit of its
 * country.
 */
function euroFrom(validFrom: string, store: string, limit: Partial<Edit>): Edit[] {
  const from = { validFrom, validTo: null, before: null };
  return [
    { section: 'store', layer: 'store', key: store, ...from, after: { currencyCode: 'EUR' } },
    { section: 'cash-on-delivery', layer: 'country', key: '', after: null, ...from, ...limit },
  ];
}

describe('a currency change on a set date', () => {
  const { config, operations } = seededConsole('operations');

  beforeAll(async () => {
    await until(() => config.app.get(Jobs).ready);
  });

  const inFuture = (seconds: number): string => new Date(Date.now() + seconds * SECOND).toISOString();

  it('blocks neither later publishes for other countries nor change sets that were scheduled past its date', async () => {
    const instant = inFuture(8);
    const denmark = { key: 'DK', after: { priceLimitCentAmount: 268_000 } };
    const draft = await operations.draftWith(...euroFrom(instant, 'ferrum_dk', denmark));
    expect(await operations.diff(draft)).toMatchObject({ problems: [], findings: [] });
    expect((await operations.publish(draft)).status).toBe(200);
    const waiting = await operations.draftWith(limitIn('IE', 150_000, 151_000));
    const payload = { version: waiting.version, reason: 'At midnight', publishAt: inFuture(12) };
    expect((await operations.ask('POST', `/change-sets/${waiting.id}/schedule`, payload)).status).toBe(200);
    expect(await untilSettled(operations, waiting)).toMatchObject({ state: 'published', failure: null });
    expect(Date.now()).toBeGreaterThan(Date.parse(instant));
    const austria = await operations.publish(await operations.draftWith(limitIn('AT', 150_000, 150_100)));
    expect({ status: austria.status, error: austria.body.error }).toEqual({ status: 200, error: undefined });
  });

  it('is refused while an amount of the country is in the old currency; the error names row, amount and date', async () => {
    const instant = inFuture(600);
    const [currency] = euroFrom(instant, 'ferrum_bg', {});
    const draft = await operations.draftWith(...(currency ? [currency] : []));
    const fresh = (await operations.diff(draft)).findings.filter(({ isNew }) => isNew);
    expect(fresh).toMatchObject([
      {
        rule: 'amount-in-old-currency',
        severity: 'error',
        section: 'cash-on-delivery',
        field: 'priceLimitCentAmount',
        storeKeys: ['ferrum_bg'],
        from: instant,
        values: { layer: 'country', key: 'BG', amountCentAmount: 890_000, currencyCode: 'BGN', newCurrency: 'EUR' },
      },
    ]);
    const refused = await operations.publish(draft);
    expect({ status: refused.status, fields: refused.body.error.fields }).toEqual({
      status: 400,
      fields: [
        {
          field: 'ferrum_bg:cash-on-delivery.priceLimitCentAmount',
          reason: `amount-in-old-currency (from ${instant})`,
        },
      ],
    });
  });

  it('is also refused without a date', async () => {
    const { rows } = (
      await operations.ask<{ rows: { key: string; value: Edit['before'] }[] }>('GET', '/sections/store/rows')
    ).body;
    const before = rows.find(({ key }) => key === 'ferrum_bg')?.value ?? null;
    const at = { section: 'store', layer: 'store', key: 'ferrum_bg', ...NO_DATES } as const;
    const draft = await operations.draftWith({ ...at, before, after: { ...before, currencyCode: 'EUR' } });
    expect((await operations.diff(draft)).findings.filter(({ severity }) => severity === 'error')).toMatchObject([
      { rule: 'amount-in-old-currency', from: null, values: { amountCentAmount: 890_000, currencyCode: 'BGN' } },
    ]);
  });
});

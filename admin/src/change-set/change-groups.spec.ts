import { describe, expect, it } from '@jest/globals';
import type { ChangedField } from '@manifold/domain/admin-api/contract';
import { changeSummary, groupedChanges } from './change-groups.js';

const CURRENCIES = new Map([
  ['ferrum_sk', 'EUR'],
  ['ferrum_de', 'EUR'],
  ['ferrum_hu', 'HUF'],
]);
const STORES = [...CURRENCIES.keys()];
const currencyOf = (storeKey: string) => CURRENCIES.get(storeKey);

function change(storeKey: string, field: string, after: unknown, more: Partial<ChangedField> = {}): ChangedField {
  const where = { section: 'cash-on-delivery', locale: null, before: null, validFrom: null } as const;
  return { ...where, storeKey, field, after, ...more };
}

describe('changes of a draft', () => {
  it('are grouped if they are the same for many stores', () => {
    const [group, ...others] = groupedChanges(
      STORES.map((storeKey) => change(storeKey, 'itemLimit', 3)),
      currencyOf,
    );
    expect(group).toMatchObject({ field: 'itemLimit', before: null, after: 3 });
    expect(group?.changes.map(({ storeKey }) => storeKey)).toEqual(STORES);
    expect(others).toEqual([]);
  });

  it('are separate if currency, old value or date differ', () => {
    const amounts = STORES.map((storeKey) => change(storeKey, 'priceLimitCentAmount', 150_000));
    expect(groupedChanges(amounts, currencyOf)).toHaveLength(2);
    const others = [
      change('ferrum_sk', 'itemLimit', 3),
      change('ferrum_de', 'itemLimit', 3, { before: 1 }),
      change('ferrum_hu', 'itemLimit', 3, { validFrom: '2027-01-01T00:00:00.000Z' }),
    ];
    expect(groupedChanges(others, currencyOf)).toHaveLength(3);
  });

  it('are counted by store, setting and section, with the risky ones', () => {
    const changes = [
      ...STORES.map((storeKey) => change(storeKey, 'priceLimitCentAmount', 1)),
      change('ferrum_sk', 'itemLimit', 3),
      change('ferrum_sk', 'iban', 'SK…', { section: 'bank-transfer' }),
      change('ferrum_de', 'hosts', [], { section: 'store', validFrom: '2027-01-01T00:00:00.000Z' }),
    ];
    expect(changeSummary(changes)).toEqual({
      stores: 3,
      settings: 4,
      dated: 1,
      sections: [
        { section: 'cash-on-delivery', settings: 2, stores: 3 },
        { section: 'bank-transfer', settings: 1, stores: 1 },
        { section: 'store', settings: 1, stores: 1 },
      ],
      risks: [
        { risk: 'money', stores: 3 },
        { risk: 'bank', stores: 1 },
        { risk: 'hosts', stores: 1 },
      ],
    });
  });
});

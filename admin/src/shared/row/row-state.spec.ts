import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { allRows, inheritedAt, type RowFacts } from './row-state.js';

const store = (countryCode: string, brandKey = 'ferrum'): StoreView => ({
  storeKey: `${brandKey}_${countryCode.toLowerCase()}`,
  brandKey,
  countryCode,
  label: countryCode,
  currencyCode: 'EUR',
  isDefault: false,
  timeZone: 'Europe/Vienna',
  productionHost: 'a.example',
  hosts: ['a.example'],
  locales: [`de-${countryCode}`],
  revision: 1,
  hash: '',
});
const STORES = [store('DE'), store('DE', 'halden')];
const undated = { validFrom: null, validTo: null };
const row = (layer: 'default' | 'country' | 'store', key: string, value: Record<string, unknown>) => ({
  ...undated,
  layer,
  key,
  value,
  updatedRevision: 1,
});
const dated = { ...row('country', 'DE', { days: 60 }), validFrom: '2026-01-01T00:00:00.000Z' };
const facts: RowFacts = {
  section: 'consumer-rights',
  rows: [
    row('store', 'halden_de', { days: 90 }),
    dated,
    row('country', 'DE', { days: 30 }),
    row('default', '*', { days: 14, years: 2 }),
  ],
  edits: [],
};
const at = (layer: 'default' | 'country' | 'store', key: string, validFrom: string | null = null) =>
  inheritedAt(
    { section: 'consumer-rights', layer, key, validFrom, validTo: null },
    { ...facts, stores: STORES },
    new Date('2026-06-01'),
  );

describe('the rows of a section', () => {
  it('are sorted from the widest layer to the narrowest, undated before dated', () => {
    expect(allRows(facts).map(({ value }) => value?.['days'])).toEqual([14, 30, 60, 90]);
  });

  it('include drafted rows', () => {
    const edit = {
      section: 'consumer-rights',
      layer: 'brand',
      key: 'halden',
      ...undated,
      before: null,
      after: { days: 45 },
    } as const;
    const drafted = allRows({ ...facts, edits: [edit] }).find(({ address }) => address.layer === 'brand');
    expect(drafted).toMatchObject({ published: null, value: { days: 45 } });
  });
});

describe('what a row inherits', () => {
  it('comes only from layers below it', () => {
    expect(at('country', 'DE').value).toEqual({ days: 14, years: 2 });
    expect(at('default', '*').value).toEqual({});
  });

  it('of a dated row is the undated row of its place', () => {
    expect(at('country', 'DE', '2026-03-01T00:00:00.000Z').value).toEqual({ days: 30, years: 2 });
  });

  it('of a store is the row of its country that is valid now', () => {
    expect(at('store', 'halden_de')).toMatchObject({ value: { days: 60 }, provenance: { days: { layer: 'country' } } });
  });
});

import { describe, expect, it } from '@jest/globals';
import { seedRows } from '@manifold/config-seeds/rows';
import type { Edit } from '@manifold/domain/change-set/contract';
import type { SectionRows } from '@manifold/domain/store-document/assemble';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { SECTIONS } from '../sections/registry.js';
import { diffOf } from './diff.js';
import { seal } from './seal.js';
import { sealEdits } from './seal-edits.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const seeds: SectionRows = new Map(
  SECTIONS.map(({ key }) => [key, seedRows().filter(({ section }) => section === key)] as const),
);

const edit = (section: SectionKey, address: Partial<Edit>, after: Edit['after']): Edit => ({
  section,
  layer: 'store',
  key: 'ferrum_bg',
  validFrom: null,
  validTo: null,
  before: null,
  after,
  ...address,
});

const sealed = (...edits: Edit[]) => sealEdits(seeds, edits, NOW).sealing;
const timeline = (storeKey: string, ...edits: Edit[]) => sealed(...edits).documents.get(storeKey) ?? [];

describe('sealing the config', () => {
  it('returns one document per store, and a second one if a temporary value ends', () => {
    const { documents, problems } = sealed();
    expect(problems).toEqual([]);
    expect(documents.size).toBe(28);
    const twice = [...documents].filter(([, list]) => list.length > 1);
    expect(twice.map(([storeKey, list]) => [storeKey, list.map(({ validFrom }) => validFrom)])).toEqual([
      ['ferrum_fr', [null, '2027-11-19T23:00:00.000Z']],
      ['ferrum_hu', [null, '2027-11-19T23:00:00.000Z']],
    ]);
  });

  it('has the same hash for the same content in any order', () => {
    const reversed = new Map([...seeds].reverse().map(([key, rows]) => [key, [...rows].reverse()] as const));
    const hashes = (rows: SectionRows) => [...seal(rows, NOW).documents.values()].flat().map(({ hash }) => hash);
    expect(hashes(reversed)).toEqual(hashes(seeds));
  });

  it('uses the amounts of the new currency from the day on which a country changes it', () => {
    const [store] = (seeds.get('store') ?? []).filter(({ key }) => key === 'ferrum_bg');
    const euro = edit('store', { validFrom: '2027-01-01T00:00:00.000Z' }, { ...store?.value, currencyCode: 'EUR' });
    const shipping = timeline('ferrum_bg', euro).map(({ validFrom, document }) => [
      validFrom,
      document.sections.store.currencyCode,
      document.sections['shipping-cost'].freeShippingThresholdCentAmount,
    ]);
    expect(shipping).toEqual([
      [null, 'BGN', 11_500],
      ['2027-01-01T00:00:00.000Z', 'EUR', 5_900],
    ]);
  });

  //  problem | edit | store | field | reason
  it.each([
    [
      'a parcel that costs more than freight',
      edit('shipping-cost', {}, { parcelFeeCentAmount: 9_999 }),
      'ferrum_bg',
      'shipping-cost.parcelFeeCentAmount',
      'parcel-above-freight',
    ],
    [
      'a low boundary above the high one',
      edit('low-stock', {}, { lowBoundaryCentAmount: 900_000 }),
      'ferrum_bg',
      'low-stock.lowBoundaryCentAmount',
      'low-not-below-high',
    ],
    [
      'a default page size that is not offered',
      edit('shopping-limits', {}, { defaultPageSize: 25 }),
      'ferrum_bg',
      'shopping-limits.defaultPageSize',
      'not-among-page-sizes',
    ],
    [
      'an invalid pattern of postal codes',
      edit('postal-code', {}, { pattern: '(' }),
      'ferrum_bg',
      'postal-code.pattern',
      'not-a-pattern',
    ],
    [
      'a second default store',
      edit('store', {}, { ...seeds.get('store')?.find(({ key }) => key === 'ferrum_bg')?.value, isDefault: true }),
      null,
      'store.isDefault',
      'not-one-default-store',
    ],
    [
      'a row that no store uses',
      edit('shipping-cost', { layer: 'currency', key: 'EUX' }, { parcelFeeCentAmount: 1 }),
      null,
      'shipping-cost.key',
      'no store has currency EUX',
    ],
  ])('finds %s', (_what, wrong, storeKey, field, reason) => {
    const storeKeys = storeKey === null ? [] : [storeKey];
    expect(sealed(wrong).problems).toContainEqual({ storeKeys, field, reason, from: null });
  });

  it('finds a host of two stores', () => {
    const [store] = (seeds.get('store') ?? []).filter(({ key }) => key === 'ferrum_bg');
    const stolen = edit('store', {}, { ...store?.value, hosts: ['www.ferrum-machines.bg', 'de.localhost'] });
    expect(sealed(stolen).problems.map(({ field, reason }) => `${field} ${reason}`)).toContainEqual(
      expect.stringMatching(/^store\.hosts host-of-two-stores: de\.localhost/),
    );
  });

  it('finds another price for a parcel of the same country', () => {
    const dearer = edit('shipping-cost', { key: 'halden_de' }, { parcelFeeCentAmount: 1 });
    expect(sealed(dearer).problems.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      expect.stringMatching(/^shipping-cost\.parcelFeeCentAmount shipping-differs-in-one-country: DE EUR/),
    ]);
  });

  it('finds two rows with the same start, which are ambiguous', () => {
    const from = { validFrom: '2028-01-01T00:00:00.000Z' };
    const two = [
      edit('cash-on-delivery', { ...from, validTo: '2028-02-01T00:00:00.000Z' }, { enabled: false }),
      edit('cash-on-delivery', { ...from, validTo: '2028-03-01T00:00:00.000Z' }, { enabled: true }),
    ];
    expect(sealed(...two).problems.map(({ field }) => field)).toEqual(['cash-on-delivery.validFrom']);
  });

  it('finds a contradiction that only comes with a date', () => {
    const later = edit('shipping-cost', { validFrom: '2028-01-01T00:00:00.000Z' }, { parcelFeeCentAmount: 9_999 });
    expect(sealed(later).problems).toMatchObject([{ storeKeys: ['ferrum_bg'], from: later.validFrom }]);
  });

  it('reports a mistake in the amounts of a currency once, with all its stores', () => {
    const euro = { layer: 'currency', key: 'EUR', before: null } as const;
    const wrong = edit('shipping-cost', euro, {
      freeShippingThresholdCentAmount: 5_900,
      parcelFeeCentAmount: 9_999,
      freightFeeCentAmount: 1,
    });
    const { problems } = sealed(wrong);
    expect(problems.map(({ field, reason }) => `${field} ${reason}`)).toContain(
      'shipping-cost.parcelFeeCentAmount parcel-above-freight',
    );
    expect(problems.find(({ reason }) => reason === 'parcel-above-freight')?.storeKeys).toHaveLength(16);
  });

  it('tolerates rows that no store uses any more', () => {
    const store = seeds.get('store')?.find(({ key }) => key === 'ferrum_dk');
    const removal = edit('store', { key: 'ferrum_dk', before: store?.value ?? null }, null);
    const limit = edit('cash-on-delivery', { layer: 'country', key: 'DK', before: {} }, { priceLimitCentAmount: 1 });
    expect(sealed(removal, limit).problems).toEqual([]);
  });

  it('still knows the language and the hosts of a store that has a problem', () => {
    const { problems, moments } = sealed(edit('low-stock', { key: 'ferrum_sk' }, { lowBoundaryCentAmount: 900_000 }));
    expect(problems.map(({ reason }) => reason)).toEqual(['low-not-below-high']);
    expect(moments[0]?.unsealed).toMatchObject([{ storeKey: 'ferrum_sk', isDefault: true }]);
  });
});

describe('the difference that a change set makes', () => {
  it('is listed once per store for an amount of a currency', () => {
    const before = seeds.get('low-stock')?.find(({ key }) => key === 'EUR')?.value ?? null;
    const dearer = edit(
      'low-stock',
      { layer: 'currency', key: 'EUR', before },
      { ...before, highBoundaryCentAmount: 120_000 },
    );
    const { changes, storeKeys } = diffOf(seeds, [dearer], NOW);
    expect(storeKeys).toHaveLength(16);
    expect(changes).toHaveLength(16);
    expect(new Set(changes.map(({ field, before: was, after }) => `${field} ${String(was)} ${String(after)}`))).toEqual(
      new Set(['highBoundaryCentAmount 100000 120000']),
    );
  });

  it('is listed with the dates of its start and end', () => {
    const dated = { validFrom: '2027-01-01T00:00:00.000Z', validTo: '2027-02-01T00:00:00.000Z' };
    const { changes } = diffOf(seeds, [edit('cash-on-delivery', dated, { enabled: false })], NOW);
    expect(changes).toMatchObject([
      { storeKey: 'ferrum_bg', field: 'enabled', before: true, after: false, validFrom: dated.validFrom },
    ]);
  });
});

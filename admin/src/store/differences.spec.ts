import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import type { SettingsOfSection } from '@manifold/domain/admin-api/store-settings-routes';
import { storeSectionSchemas, localeSectionSchemas } from '@manifold/domain/store-document/contract';
import { toJSONSchema } from 'zod';
import type { SectionInWords } from '../shared/definition/section-words.js';
import { copyChange, copyRefusal } from './copy-changes.js';
import { differencesOf, type ComparedStore } from './differences.js';

const SCHEMAS = { ...storeSectionSchemas, ...localeSectionSchemas };

function section(key: keyof typeof SCHEMAS, scope: 'store' | 'locale', fields: readonly string[]): SectionInWords {
  return {
    key,
    scope,
    label: key,
    help: '',
    layers: ['default', 'currency', 'country', 'store', ...(scope === 'locale' ? (['locale'] as const) : [])],
    editableBy: ['admin', 'operations'],
    fields: fields.map((name) => ({ name, label: name, help: '' })),
    rowSchema: toJSONSchema(SCHEMAS[key], { unrepresentable: 'any' }),
  };
}

const CASH = section('cash-on-delivery', 'store', ['enabled', 'priceLimitCentAmount', 'itemLimit']);
const CARE = section('customer-care', 'locale', ['phone']);
const STORE = section('store', 'store', ['productionHost']);

const store = (countryCode: string, currencyCode: string, locales: string[]): StoreView => ({
  storeKey: `ferrum_${countryCode.toLowerCase()}`,
  brandKey: 'ferrum',
  countryCode,
  label: countryCode,
  currencyCode,
  isDefault: false,
  timeZone: 'Europe/Vienna',
  productionHost: '',
  hosts: [],
  locales,
  revision: 1,
  hash: '',
});

const settings = (key: SettingsOfSection['section'], locale: string | null, value: object): SettingsOfSection => ({
  section: key,
  locale,
  value: { ...value },
  provenance: {},
  drafted: [],
});

function compared(view: StoreView, all: readonly SettingsOfSection[]): ComparedStore {
  return { store: view, settings: { storeKey: view.storeKey, changed: null, settings: [...all] } };
}

const limits = { enabled: true, priceLimitCentAmount: 150_000, itemLimit: null };
const austria = store('AT', 'EUR', ['de-AT']);
const belgium = store('BE', 'EUR', ['fr-BE', 'nl-BE']);
const poland = store('PL', 'PLN', ['pl-PL']);

const idsOf = (here: ComparedStore, there: ComparedStore, sections = [CASH, CARE, STORE]) =>
  differencesOf(sections, here, there).flatMap(({ differences }) =>
    differences.map(({ id, copyObstacle }) => [id, copyObstacle]),
  );

describe('the comparison of two stores', () => {
  it('lists only what differs', () => {
    const here = compared(austria, [settings('cash-on-delivery', null, limits)]);
    const there = compared(belgium, [settings('cash-on-delivery', null, { ...limits, itemLimit: 2 })]);
    expect(idsOf(here, there)).toEqual([['cash-on-delivery.itemLimit', undefined]]);
    expect(idsOf(here, here)).toEqual([]);
  });

  it('treats amounts in different currencies as different, even if the number is the same', () => {
    const here = compared(austria, [settings('cash-on-delivery', null, limits)]);
    const there = compared(poland, [settings('cash-on-delivery', null, limits)]);
    expect(idsOf(here, there)).toEqual([['cash-on-delivery.priceLimitCentAmount', 'currency']]);
  });

  it('uses the same language if both stores have it, and marks hosts as specific to a store', () => {
    const care = (locale: string, phone: string) => settings('customer-care', locale, { phone });
    const host = (productionHost: string) => settings('store', null, { productionHost });
    const here = compared(store('NL', 'EUR', ['nl-NL']), [care('nl-NL', '1'), host('nl.example')]);
    const there = compared(belgium, [care('fr-BE', '2'), care('nl-BE', '1'), host('be.example')]);
    expect(idsOf(here, there)).toEqual([['store.productionHost', 'identity']]);
  });
});

describe('copying a value', () => {
  const here = compared(austria, [settings('cash-on-delivery', null, limits)]);
  const there = compared(belgium, [settings('cash-on-delivery', null, { ...limits, itemLimit: 2 })]);
  const [found] = differencesOf([CASH], here, there);
  const difference = found?.differences[0];
  const target = { store: austria, stores: [austria, belgium] };

  it("changes the store's own row, based on its published version", () => {
    if (!difference) throw new Error('nothing differs');
    const row = { layer: 'country' as const, key: 'AT', validFrom: null, validTo: null, value: { enabled: true } };
    expect(copyChange(CASH, difference, { ...target, rows: [row] })).toEqual({
      address: { section: 'cash-on-delivery', layer: 'country', key: 'AT', validFrom: null, validTo: null },
      field: 'itemLimit',
      value: 2,
      published: { enabled: true },
    });
  });

  it('is refused without a grant for the store', () => {
    if (!difference) throw new Error('nothing differs');
    const me = { role: 'operations' as const, grants: [{ section: '*', place: 'BE' }] };
    const staff = { ...me, id: '1', email: 'a@b.c', name: 'A', orderCountries: [] };
    expect(copyRefusal(CASH, difference, { ...target, me: staff })).toBe('store-not-granted');
  });
});

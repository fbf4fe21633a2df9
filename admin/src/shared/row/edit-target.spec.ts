import { describe, expect, it } from '@jest/globals';
import type { RowAddress } from '@manifold/domain/admin-api/contract';
import { isOwn, editTarget, type EditContext } from './edit-target.js';

const column = (storeKey: string, countryCode: string, locales: readonly string[], isAlone: boolean): EditContext => ({
  store: { storeKey, countryCode, locales },
  locale: locales[0] ?? '',
  isAloneInCountry: isAlone,
});
const SLOVAKIA = column('ferrum_sk', 'SK', ['sk-SK'], true);
const GERMANY = column('ferrum_de', 'DE', ['de-DE'], false);
const BELGIUM = column('ferrum_be', 'BE', ['fr-BE', 'nl-BE'], true);

const MONEY = { key: 'cash-on-delivery', scope: 'store', layers: ['default', 'currency', 'country', 'store'] } as const;
const SHIPPING = { ...MONEY, key: 'shipping-cost' } as const;
const STORES = { key: 'store', scope: 'store', layers: ['store'] } as const;
const CARE = { key: 'customer-care', scope: 'locale', layers: ['default', 'country', 'store', 'locale'] } as const;

const row = (layer: RowAddress['layer'], key: string, validFrom: string | null = null): RowAddress => ({
  layer,
  key,
  validFrom,
  validTo: null,
});
const place = ({ layer, key, validFrom }: RowAddress) => [layer, key, validFrom];

describe('an edit of a cell', () => {
  it.each([
    ['in the row of the country where the store is alone', MONEY, SLOVAKIA, row('currency', 'EUR'), 'country', 'SK'],
    ['in the row of the store where two brands sell', MONEY, GERMANY, row('country', 'DE'), 'store', 'ferrum_de'],
    ['in the row of the country for what brands share', SHIPPING, GERMANY, row('currency', 'EUR'), 'country', 'DE'],
    [
      'in the row of the store where it says it already',
      MONEY,
      SLOVAKIA,
      row('store', 'ferrum_sk'),
      'store',
      'ferrum_sk',
    ],
    ['in the row of the store where there is no other layer', STORES, GERMANY, undefined, 'store', 'ferrum_de'],
    ['in the row of the language where a store has several', CARE, BELGIUM, row('country', 'BE'), 'locale', 'fr-BE'],
    ['in the row of the store of one language', CARE, GERMANY, row('default', '*'), 'store', 'ferrum_de'],
    ['in the row of the language where that says it', CARE, GERMANY, row('locale', 'de-DE'), 'locale', 'de-DE'],
  ] as const)('%s', (_where, section, of, from, layer, key) => {
    const expected = { section: section.key, layer, key, validFrom: null, validTo: null };
    expect(editTarget({ ...section, layers: [...section.layers] }, of, from)).toEqual(expected);
  });

  it('changes the dated row that is valid now, so that the typed value takes effect', () => {
    const dated = row('country', 'SK', '2026-01-01T00:00:00.000Z');
    expect(place(editTarget({ ...SHIPPING, layers: [...SHIPPING.layers] }, SLOVAKIA, dated))).toEqual(place(dated));
  });
});

describe('a value', () => {
  it("is the store's own if no other store inherits it", () => {
    const section = { ...MONEY, layers: [...MONEY.layers] };
    expect(isOwn(section, SLOVAKIA, row('country', 'SK'))).toBe(true);
    expect(isOwn(section, GERMANY, row('country', 'DE'))).toBe(false);
    expect(isOwn(section, GERMANY, row('store', 'ferrum_de'))).toBe(true);
    expect(isOwn(section, SLOVAKIA, row('currency', 'EUR'))).toBe(false);
    expect(isOwn(section, SLOVAKIA, undefined)).toBe(false);
  });
});

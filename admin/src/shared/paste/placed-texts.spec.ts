import { describe, expect, it } from '@jest/globals';
import { namesOfPlace, namesOfStore } from './paste-names.js';
import { placedByName, placedFrom, type PlacedTexts } from './placed-texts.js';
import { parseTsv } from './tsv.js';

const STORES = [
  { storeKey: 'ferrum_sk', brandKey: 'ferrum', countryCode: 'SK' },
  { storeKey: 'ferrum_co_uk', brandKey: 'ferrum', countryCode: 'GB' },
  { storeKey: 'ferrum_de', brandKey: 'ferrum', countryCode: 'DE' },
  { storeKey: 'norrland_de', brandKey: 'norrland', countryCode: 'DE' },
];
const FIELDS = [
  { name: 'priceLimitCentAmount', label: 'Price limit' },
  { name: 'itemLimit', label: 'Item limit' },
];
const COUNTRIES = {
  targets: ['SK', 'GB', 'DE'].map((key) => ({
    label: key,
    names: namesOfPlace({ layer: 'country', key }, STORES),
  })),
  fields: FIELDS,
};
const SHOPS = {
  targets: STORES.map((store) => ({ label: store.storeKey, names: namesOfStore(store) })),
  fields: FIELDS,
};

function shown(placed: PlacedTexts<{ label: string }, { name: string }> | undefined): string[] | undefined {
  return placed?.texts.map(({ target, field, text }) => `${target.label} ${field.name} ${text}`);
}
const named = (copied: string, first = 0) => placedByName(parseTsv(copied), COUNTRIES, first);

describe('a column of countries and values from a spreadsheet', () => {
  it.each([
    ['codes', 'GB\t1500\nSK\t1400'],
    ['English names', 'United Kingdom\t1500\nSlovakia\t1400'],
    ['German names', 'Vereinigtes Königreich\t1500\nSlowakei\t1400'],
    ['other names and case', 'uk\t1500\nSLOVAKIA\t1400'],
    ['keys of stores', 'ferrum_co_uk\t1500\nferrum_sk\t1400'],
    ['codes and names', 'GB\tUnited Kingdom\t1500\nSK\tSlovakia\t1400'],
    ['a heading', 'Country\tLimit 2027\nGB\t1500\nSK\t1400'],
    ['countries in a line', 'GB\tSK\n1500\t1400'],
  ])('is matched by %s, whatever the order of the lines', (_by, copied) => {
    expect(shown(named(copied))).toEqual(['GB priceLimitCentAmount 1500', 'SK priceLimitCentAmount 1400']);
  });

  it('fills the settings from the active one, or those that its headers name', () => {
    expect(shown(named('SK\t3', 1))).toEqual(['SK itemLimit 3']);
    expect(shown(named('Land\titem limit\tPrice limit\nSK\t3\t900'))).toEqual([
      'SK itemLimit 3',
      'SK priceLimitCentAmount 900',
    ]);
  });

  it('lists unknown names and counts columns beyond the last setting', () => {
    const placed = named('SK\t900\t3\t7\nAtlantis\t5\nGB\t800');
    expect(placed?.unknown).toEqual([{ name: 'Atlantis', text: '5' }]);
    expect(placed?.outside).toBe(1);
  });

  it('applies to all stores of a country, except those that have their own line', () => {
    const placed = placedByName(parseTsv('norrland_de\t7\nGermany\t5'), SHOPS, 0);
    expect(shown(placed)).toEqual(['norrland_de priceLimitCentAmount 7', 'ferrum_de priceLimitCentAmount 5']);
  });

  it('is not matched if nothing in it names a country', () => {
    expect(named('1500\t3\n1400\t2')).toBeUndefined();
    expect(named('1500\n1400')).toBeUndefined();
    expect(named('Slovakia')).toBeUndefined();
  });
});

describe('a block without names', () => {
  it('starts at the active cell and counts texts beyond the table', () => {
    const placed = placedFrom(parseTsv('1\t2\n3\t4'), COUNTRIES, { target: 1, field: 1 });
    expect(shown(placed)).toEqual(['GB itemLimit 1', 'DE itemLimit 3']);
    expect(placed.outside).toBe(2);
  });
});

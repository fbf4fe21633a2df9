import { describe, expect, it } from '@jest/globals';
import type { StoreView } from '@manifold/domain/admin-api/contract';
import { parseTsv } from '../paste/tsv.js';
import type { SectionField } from '../definition/field-entry.js';
import type { SectionInWords } from '../definition/section-words.js';
import { linesOf } from '../section/lines.js';
import { pasteIntoSection, type PasteContext } from './section-paste.js';

function store(countryCode: string, currencyCode: string, locale: string): StoreView {
  const storeKey = `ferrum_${countryCode.toLowerCase()}`;
  const where = { storeKey, brandKey: 'ferrum', countryCode, currencyCode, locales: [locale] };
  return {
    ...where,
    label: countryCode,
    timeZone: 'UTC',
    isDefault: false,
    productionHost: '',
    hosts: [],
    revision: 1,
    hash: '',
  };
}
const STORES = [store('SK', 'EUR', 'sk-SK'), store('GB', 'GBP', 'en-GB'), store('HU', 'HUF', 'hu-HU')];
const SECTION: SectionInWords = {
  key: 'cash-on-delivery',
  scope: 'store',
  label: 'Cash on delivery',
  help: '',
  layers: ['default', 'country'],
  editableBy: ['admin'],
  fields: [],
  rowSchema: {},
};
const COLUMNS: SectionField[] = [
  { kind: 'amount', name: 'priceLimitCentAmount', label: 'Price limit', help: 'Up to 500 000.' },
  { kind: 'limit', isNullable: true, name: 'itemLimit', label: 'Item limit', help: '' },
];
const row = { layer: 'country', key: 'SK', validFrom: null, validTo: null, updatedRevision: 1 } as const;
const GROUND: PasteContext = {
  data: { section: SECTION, stores: STORES, rows: [{ ...row, value: { priceLimitCentAmount: 150_000 } }] },
  subjects: linesOf({ section: SECTION, layer: 'country', stores: STORES, nameOf: ({ key }) => key }),
  columns: COLUMNS,
  edits: [],
  refusalAt: () => undefined,
  translate: (key) => key,
};
const paste = (copied: string, at = { line: 0, column: 0 }, pasteContext = GROUND) =>
  pasteIntoSection(parseTsv(copied), at, pasteContext);

describe('a block pasted into the grid of a section', () => {
  it('changes the country that each line names, and reads amounts in the format of its store', () => {
    const { changes, preview } = paste('Hungary\t80 000\nGB\t1,200.50\nSK\t1500');
    expect(changes.map(({ address, value }) => [address.key, value])).toEqual([
      ['HU', 8_000_000],
      ['GB', 120_050],
    ]);
    expect(preview).toMatchObject({ unchanged: 1, outside: 0 });
  });

  it('shows old and new value of each cell, and the reason beside refused ones', () => {
    const { changes, preview } = paste('SK\t900\nGB\t1.500\nAtlantis\t7');
    expect(changes).toHaveLength(1);
    expect(preview.lines.map(({ place, next, problem }) => [place, next.replace(/\s/g, ' '), problem])).toEqual([
      ['SK', '900,00 €', undefined],
      ['GB', '1.500', 'console.refused.ambiguous'],
      ['Atlantis', '7', 'console.paste.unknown'],
    ]);
  });

  it('starts at the active cell if it names no country', () => {
    const { changes } = paste('2\n3', { line: 1, column: 1 });
    expect(changes.map(({ address, field, value }) => [address.key, field, value])).toEqual([
      ['GB', 'itemLimit', 2],
      ['HU', 'itemLimit', 3],
    ]);
  });

  it('changes nothing that the user may not edit', () => {
    const { changes, preview } = paste('SK\t900', undefined, { ...GROUND, refusalAt: () => 'other-role' });
    expect([changes, preview.lines[0]?.problem]).toEqual([[], 'console.access.other-role']);
  });
});

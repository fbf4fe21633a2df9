import { describe, expect, it } from '@jest/globals';
import type { Cell } from './cell.js';
import { filteredLines, groupedLines, reuseLines, type SettingLine } from './lines.js';

const NOTHING = { text: '', isDifferentOnly: false, isDraftOnly: false };

function cell(id: string, value: unknown, state: Cell['state'] = 'own'): Cell {
  const target = { section: 'low-stock', layer: 'store', key: id, validFrom: null, validTo: null } as const;
  return {
    id,
    value,
    state,
    from: undefined,
    target,
    others: [],
    was: undefined,
    next: undefined,
    text: String(value),
    label: '',
  };
}

function line(section: string, field: string, label: string, cells: readonly Cell[]): SettingLine {
  const inWords = {
    key: section as 'low-stock',
    label: `About ${section}`,
    help: '',
    scope: 'store' as const,
    layers: [],
    editableBy: [],
    fields: [],
    rowSchema: {},
  };
  const id = `${section}.${field}`;
  return {
    kind: 'setting',
    id,
    setting: { id, section: inWords, field: { kind: 'text', name: field, label, help: 'Help' } },
    cells,
  };
}

const LIMIT = line('cash-on-delivery', 'limit', 'Price limit', [cell('sk', 2500), cell('de', 1500)]);
const OFFERED = line('cash-on-delivery', 'enabled', 'Offered', [cell('sk', true), cell('de', true, 'draft')]);
const HOURS = line('customer-care', 'openingHours', 'Öffnungszeiten', [cell('sk', 'Po – Pi'), cell('de', 'Mo–Fr')]);
const ALL = [LIMIT, OFFERED, HOURS];

describe('the rows of the matrix', () => {
  it.each([
    ['', [LIMIT, OFFERED, HOURS]],
    ['price', [LIMIT]],
    ['limit PRICE', [LIMIT]],
    ['2500', [LIMIT]],
    ['offnungs', [HOURS]],
    ['cash', [LIMIT, OFFERED]],
    ['cash hours', []],
  ])('found by "%s" contain all its words in the name or a value', (text, found) => {
    expect(filteredLines(ALL, { ...NOTHING, text })).toEqual(found);
  });

  it('can be filtered to settings that differ between stores or that the draft changes', () => {
    expect(filteredLines(ALL, { ...NOTHING, isDifferentOnly: true })).toEqual([LIMIT, HOURS]);
    expect(filteredLines(ALL, { ...NOTHING, isDraftOnly: true })).toEqual([OFFERED]);
  });

  it('are grouped under their section; a collapsed section is only its heading', () => {
    const shown = groupedLines(ALL, new Set(['cash-on-delivery']));
    expect(shown.map(({ id }) => id)).toEqual(['cash-on-delivery', 'customer-care', 'customer-care.openingHours']);
    expect(shown[0]).toMatchObject({ isOpen: false, count: 2 });
  });

  it('keep their identity if nothing has changed', () => {
    const again = [
      line('cash-on-delivery', 'limit', 'Price limit', [cell('sk', 2500), cell('de', 1600)]),
      { ...OFFERED, cells: [cell('sk', true), cell('de', true, 'draft')] },
    ];
    const [limit, offered] = reuseLines(ALL, again);
    expect(limit).toBe(again[0]);
    expect(offered).toBe(OFFERED);
  });
});

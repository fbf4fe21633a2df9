import { describe, expect, it } from '@jest/globals';
import { parseTsv } from '../shared/paste/tsv.js';
import type { SectionInWords } from '../shared/definition/section-words.js';
import type { FieldForm } from '../shared/values/field.js';
import type { Cell } from './cell.js';
import type { Column } from './column.js';
import { gridModel } from './grid-model.js';
import { AT_START } from './grid-state.js';
import type { Line, SettingLine } from './lines.js';
import { pasteIntoMatrix, previewOf } from './matrix-paste.js';
import type { Place } from './navigation.js';

const SECTION: SectionInWords = {
  key: 'cash-on-delivery',
  scope: 'store',
  label: 'Cash on delivery',
  help: '',
  layers: ['default', 'country', 'store'],
  editableBy: ['admin'],
  fields: [],
  rowSchema: {},
};

function column(countryCode: string, currencyCode: string, locale: string): Column {
  const storeKey = `ferrum_${countryCode.toLowerCase()}`;
  const store = { storeKey, brandKey: 'ferrum', countryCode, currencyCode, label: countryCode, locales: [locale] };
  return { store, name: countryCode, locale, money: { currencyCode, locale }, isAloneInCountry: true };
}
const COLUMNS = [column('SK', 'EUR', 'sk-SK'), column('GB', 'GBP', 'en-GB'), column('PL', 'PLN', 'pl-PL')];

function cell(id: string, value: unknown): Cell {
  const target = { section: SECTION.key, layer: 'country', key: id, validFrom: null, validTo: null } as const;
  const empty = { others: [], was: undefined, next: undefined, from: undefined };
  return { id, value, state: 'own', target, ...empty, text: String(value), label: '' };
}
function line(name: string, label: string, form: FieldForm): SettingLine {
  const id = `${SECTION.key}.${name}`;
  const setting = { id, section: SECTION, field: { ...form, name, label, help: '' } };
  return { kind: 'setting', id, setting, cells: COLUMNS.map(({ name: at }) => cell(`${id} ${at}`, 1)) };
}
const HEADING: Line = { kind: 'section', id: SECTION.key, section: SECTION, isOpen: true, count: 2 };
const LINES = [
  HEADING,
  line('itemLimit', 'Item limit', { kind: 'limit' }),
  line('enabled', 'Offered', { kind: 'switch' }),
];

function paste(copied: string, active: Place, reach = active) {
  const content = { lines: LINES, columns: COLUMNS, permission: () => undefined };
  return pasteIntoMatrix(parseTsv(copied), gridModel(content, { ...AT_START, active, reach }));
}
const shown = ({ edits }: ReturnType<typeof paste>) =>
  edits.map(({ column: { name }, setting, value }) => [name, setting.field.name, value]);

describe('a column from a spreadsheet pasted into the matrix', () => {
  it('is matched by country in any order and previewed before it is applied', () => {
    const result = paste('Poland\t3\nSK\t2\nAtlantis\t4\nGB\tmany', { row: 1, column: 2 });
    expect(shown(result)).toEqual([
      ['PL', 'itemLimit', 3],
      ['SK', 'itemLimit', 2],
    ]);
    expect(result.isPreviewed).toBe(true);
    const lines = previewOf(result, (key) => key).lines.map(({ place, old, next, problem }) => [
      place,
      old,
      next,
      problem,
    ]);
    expect(lines).toEqual([
      ['PL', '1', '3', undefined],
      ['SK', '1', '2', undefined],
      ['GB', '1', 'many', 'console.refused.limit'],
      ['Atlantis', '', '4', 'console.paste.unknown'],
    ]);
  });

  it('fills several settings of the section', () => {
    expect(shown(paste('SK\t2\toff', { row: 1, column: 0 }))).toEqual([
      ['SK', 'itemLimit', 2],
      ['SK', 'enabled', false],
    ]);
  });

  it('is transposed if it does not fit down the settings', () => {
    const result = paste('5\n6\n7', { row: 1, column: 0 });
    expect(shown(result)).toEqual([
      ['SK', 'itemLimit', 5],
      ['GB', 'itemLimit', 6],
      ['PL', 'itemLimit', 7],
    ]);
    expect(result.isPreviewed).toBe(true);
  });

  it('is transposed if the number of selected stores matches', () => {
    const result = paste('5\n6', { row: 1, column: 1 }, { row: 1, column: 2 });
    expect(shown(result).map(([name]) => name)).toEqual(['GB', 'PL']);
  });

  it('is not transposed if it fits as it is', () => {
    const result = paste('5\noff', { row: 1, column: 1 });
    expect(shown(result)).toEqual([
      ['GB', 'itemLimit', 5],
      ['GB', 'enabled', false],
    ]);
    expect(result.isPreviewed).toBe(false);
  });
});

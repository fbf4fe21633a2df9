import { describe, expect, it } from '@jest/globals';
import type { SectionInWords } from '../shared/definition/section-words.js';
import type { FieldForm } from '../shared/values/field.js';
import { resetToInherited, pasteBlock, applyText, type Permission, type MatrixCell } from './block-edits.js';
import type { Column } from './column.js';
import { parseTsv } from '../shared/paste/tsv.js';

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
const ALLOWED: Permission = () => undefined;

function column(storeKey: string, currencyCode: string, locale: string): Column {
  const store = { storeKey, brandKey: 'ferrum', countryCode: 'SK', currencyCode, label: storeKey, locales: [locale] };
  return { store, name: storeKey, locale, money: { currencyCode, locale }, isAloneInCountry: true };
}
const SLOVAKIA = column('ferrum_sk', 'EUR', 'sk-SK');
const BRITAIN = column('ferrum_co_uk', 'GBP', 'en-GB');

function matrixCell(name: string, form: FieldForm, of: Column, value: unknown, hasOwnValue = true): MatrixCell {
  const place = { layer: 'country', key: 'SK', validFrom: null, validTo: null } as const;
  const id = `${SECTION.key}.${name}`;
  return {
    setting: { id, section: SECTION, field: { ...form, name, label: name, help: 'Help' } },
    column: of,
    cell: {
      id: `${id} ${of.store.storeKey}`,
      value,
      state: 'own',
      from: hasOwnValue ? place : { ...place, layer: 'default', key: '*' },
      target: { section: SECTION.key, ...place },
      others: [],
      was: undefined,
      next: undefined,
      text: '',
      label: '',
    },
  };
}

const limits = [
  matrixCell('priceLimitCentAmount', { kind: 'amount' }, SLOVAKIA, 250_000),
  matrixCell('priceLimitCentAmount', { kind: 'amount' }, BRITAIN, 250_000),
];
const items = [
  matrixCell('itemLimit', { kind: 'limit' }, SLOVAKIA, 1),
  matrixCell('itemLimit', { kind: 'limit' }, BRITAIN, null),
];
const GRID = [limits, items];
const paste = (copied: string, chosen: readonly (readonly MatrixCell[])[], permission = ALLOWED) =>
  pasteBlock(parseTsv(copied), { chosen, below: GRID }, permission);

describe('a block from a spreadsheet', () => {
  it('starts at the first selected cell, and each text is read in the format of its store', () => {
    const { edits, refused, outside } = paste('1 100,50\t1,200.50\n2\t3', [limits.slice(0, 1)]);
    expect(edits.map(({ value }) => value)).toEqual([110_050, 120_050, 2, 3]);
    expect([refused, outside]).toEqual([[], 0]);
  });

  it('of a single text fills all selected cells, and skips those that have the value already', () => {
    expect(paste('2500', [limits]).edits).toEqual([]);
    expect(paste('2600', [limits]).edits.map(({ value }) => value)).toEqual([260_000, 260_000]);
  });

  it('separates valid from refused cells and counts texts without a cell', () => {
    const { edits, refused, outside } = paste('1000\tmuch\t7\n0\t4\t8', [limits.slice(0, 1)]);
    expect(edits.map(({ value }) => value)).toEqual([100_000, 4]);
    expect(refused.map(({ text, refusal }) => [text, refusal.reason])).toEqual([
      ['much', 'console.refused.amount'],
      ['0', 'console.refused.limit'],
    ]);
    expect(outside).toBe(2);
  });

  it('changes nothing that the person may not edit', () => {
    const { edits, refused } = paste('1000', [limits], () => 'console.matrix.forbidden.other-role');
    expect([edits, refused.length]).toEqual([[], 2]);
  });
});

describe('a cell', () => {
  it('refuses what its section’s schema refuses', () => {
    const [limit] = limits;
    expect(limit && applyText(limit, '99999999', ALLOWED).refused[0]?.refusal.reason).toBe('console.refused.form');
  });

  it('inherits again if it has its own value, and only then', () => {
    const inherited = matrixCell('enabled', { kind: 'switch' }, SLOVAKIA, true, false);
    const { edits } = resetToInherited([...items, inherited], ALLOWED);
    expect(edits.map(({ cell, value }) => [cell.id, value])).toEqual(items.map(({ cell }) => [cell.id, undefined]));
  });
});

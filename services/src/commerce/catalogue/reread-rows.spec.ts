import { describe, expect, it } from '@jest/globals';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { hasSameRows, rereadRows, rowChanges, mergeRows } from './reread-rows.js';

const row = (id: string, cents: number): ListingRow => ({
  id,
  sku: id,
  summary: { names: { de: id }, slugs: {}, image: null },
  createdAt: '2026-01-01',
  categoryIds: ['garden'],
  rating: { average: 4, count: 2 },
  attributes: { tags: ['new'] },
  centAmounts: [cents, null],
  fullCentAmounts: [cents, null],
});

async function* pagesOf(...pages: ListingRow[][]): AsyncGenerator<ListingRow[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

const before = [row('A', 1), row('B', 2), row('C', 3)];

describe('rows that are read again', () => {
  it('are the same objects if unchanged', async () => {
    const read = await rereadRows(pagesOf([row('A', 1), row('B', 9)], [row('D', 4)]), before);
    expect(read).toEqual([row('A', 1), row('B', 9), row('D', 4)]);
    expect(read.map((each) => before.includes(each))).toEqual([true, false, false]);
  });

  it('differ by changed, added and removed rows', async () => {
    const read = await rereadRows(pagesOf([row('D', 4), row('B', 9), row('A', 1)]), before);
    const { removed, added } = rowChanges(before, read);
    expect([...removed].sort()).toEqual(['B', 'C']);
    expect(added.map(({ id }) => id)).toEqual(['D', 'B']);
  });

  it('are equal in any order', async () => {
    expect(hasSameRows(before, await rereadRows(pagesOf([row('C', 3), row('A', 1), row('B', 2)]), before))).toBe(true);
    expect(hasSameRows(before, await rereadRows(pagesOf([row('A', 1), row('B', 2)]), before))).toBe(false);
    expect(hasSameRows(before, await rereadRows(pagesOf([row('A', 1), row('B', 2), row('C', 4)]), before))).toBe(false);
  });

  it('replace the previous rows', async () => {
    const changed = await rereadRows(pagesOf([row('B', 9), row('A', 1), row('D', 4)]), before);
    expect(mergeRows(before, changed)).toEqual([row('A', 1), row('B', 9), row('C', 3), row('D', 4)]);
    const asBefore = await rereadRows(pagesOf([row('B', 2)]), before);
    expect(mergeRows(before, asBefore)).toBe(before);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { isSame, readAgain, rowChanges, withChanged } from './reread-rows.js';

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
  it('are the same objects where they are as they were', async () => {
    const read = await readAgain(pagesOf([row('A', 1), row('B', 9)], [row('D', 4)]), before);
    expect(read).toEqual([row('A', 1), row('B', 9), row('D', 4)]);
    expect(read.map((each) => before.includes(each))).toEqual([true, false, false]);
  });

  it('differ by what is another, came, or went away', async () => {
    const read = await readAgain(pagesOf([row('D', 4), row('B', 9), row('A', 1)]), before);
    const { gone, come } = rowChanges(before, read);
    expect([...gone].sort()).toEqual(['B', 'C']);
    expect(come.map(({ id }) => id)).toEqual(['D', 'B']);
  });

  it('are the same whatever their order', async () => {
    expect(isSame(before, await readAgain(pagesOf([row('C', 3), row('A', 1), row('B', 2)]), before))).toBe(true);
    expect(isSame(before, await readAgain(pagesOf([row('A', 1), row('B', 2)]), before))).toBe(false);
    expect(isSame(before, await readAgain(pagesOf([row('A', 1), row('B', 2), row('C', 4)]), before))).toBe(false);
  });

  it('take their places among the others', async () => {
    const changed = await readAgain(pagesOf([row('B', 9), row('A', 1), row('D', 4)]), before);
    expect(withChanged(before, changed)).toEqual([row('A', 1), row('B', 9), row('C', 3), row('D', 4)]);
    const asBefore = await readAgain(pagesOf([row('B', 2)]), before);
    expect(withChanged(before, asBefore)).toBe(before);
  });
});

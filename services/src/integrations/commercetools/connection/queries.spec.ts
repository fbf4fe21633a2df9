import { expect, it } from '@jest/globals';
import { modifiedSince, pagesById } from './queries.js';

const ROWS = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

async function queriesFor(pageSize: number, changedSince?: string): Promise<(string | undefined)[]> {
  const queries: (string | undefined)[] = [];
  const pages = pagesById({ pageSize, conditions: modifiedSince(changedSince) }, (where) => {
    const from = queries.length * pageSize;
    queries.push(where);
    return Promise.resolve(ROWS.slice(from, from + pageSize));
  });
  for await (const page of pages) expect(page.length).toBeLessThanOrEqual(pageSize);
  return queries;
}

it('reads the rows after the last id until a page is not full', async () => {
  expect(await queriesFor(3)).toEqual([undefined, 'id > "c"']);
  expect(await queriesFor(2)).toEqual([undefined, 'id > "b"', 'id > "d"']);
  expect(await queriesFor(9)).toEqual([undefined]);
});

it('reads only rows that changed since an instant', async () => {
  const since = 'lastModifiedAt >= "2026-11-01T00:00:00.000Z"';
  expect(await queriesFor(3, '2026-11-01T00:00:00.000Z')).toEqual([since, `${since} and id > "c"`]);
});

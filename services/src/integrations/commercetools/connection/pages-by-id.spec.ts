import { expect, it } from '@jest/globals';
import { modifiedSince, pagesById } from './pages-by-id.js';

const LEFT = ['a', 'b', 'c', 'd'].map((id) => ({ id }));

async function asked(pageSize: number, changedSince?: string): Promise<(string | undefined)[]> {
  const questions: (string | undefined)[] = [];
  const pages = pagesById({ pageSize, conditions: modifiedSince(changedSince) }, (where) => {
    const from = questions.length * pageSize;
    questions.push(where);
    return Promise.resolve(LEFT.slice(from, from + pageSize));
  });
  for await (const page of pages) expect(page.length).toBeLessThanOrEqual(pageSize);
  return questions;
}

it('asks for what comes after the last id, until a page is not full', async () => {
  expect(await asked(3)).toEqual([undefined, 'id > "c"']);
  expect(await asked(2)).toEqual([undefined, 'id > "b"', 'id > "d"']);
  expect(await asked(9)).toEqual([undefined]);
});

it('asks for nothing that was not changed since', async () => {
  const since = 'lastModifiedAt >= "2026-11-01T00:00:00.000Z"';
  expect(await asked(3, '2026-11-01T00:00:00.000Z')).toEqual([since, `${since} and id > "c"`]);
});

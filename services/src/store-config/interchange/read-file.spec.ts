import { describe, expect, it } from '@jest/globals';
import { stringify } from 'yaml';
import { readFiles } from './read-file.js';
import { FILE_BOUNDS, IMPORT_TOKENS } from './yaml-bounds.js';

const lines = (line: (index: number) => string, count: number = FILE_BOUNDS.tokens): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');
const reasons = (texts: readonly string[]) =>
  readFiles(texts.map((text, index) => ({ name: `${index}.yaml`, text }))).map(({ problems }) =>
    problems.map(({ line, reason }) => `${line} ${reason}`),
  );

describe('a file that would take too long to read', () => {
  it.each([
    ['has more keys than all sections', lines((index) => `k${index}: 1`)],
    ['has more entries than all sections', lines(() => '- 1')],
    ['has more comments than all sections', lines(() => '#')],
    ['is nested endlessly', '['.repeat(FILE_BOUNDS.tokens + 1)],
    ['has too many directives', lines(() => '%A b', FILE_BOUNDS.marks + 1)],
    ['has more commas than the longest list', `[${','.repeat(FILE_BOUNDS.commas + 1)}]`],
    ['has too many anchors', `[${'&a '.repeat(FILE_BOUNDS.marks + 1)}]`],
    ['has too many needless escapes', `a: "${'\\x'.repeat(FILE_BOUNDS.escapes + 1)}"`],
  ])('is refused before it is parsed: it %s', (_what, text) => {
    expect(reasons([text])).toEqual([['1 too-large']]);
  });

  it('is refused if it is too large together with the others', () => {
    const twelfth = IMPORT_TOKENS / 12;
    const full = `section: brand\nrows: []\n${lines(() => '#', twelfth / 2 - 20)}`;
    const found = reasons(Array.from({ length: 14 }, () => full));
    expect(found.filter((problems) => problems.length === 0)).toHaveLength(12);
    expect(found.slice(12)).toEqual([['1 too-large'], ['1 too-large']]);
  });
});

describe('a file with the longest list that a store has', () => {
  it.each(['yaml', 'json'])('is read: twenty thousand redirects as %s', (kind) => {
    const redirects = Array.from({ length: 20_000 }, (_, at) => ({
      source: `/a-${at}.html`,
      target: `/b-${at}`,
      code: 301,
    }));
    const rows = [{ layer: 'store', key: 'ferrum_de', value: { redirects } }];
    const content = { section: 'seo-redirects', rows };
    expect(reasons([kind === 'json' ? JSON.stringify(content) : stringify(content)])).toEqual([[]]);
  });
});

describe('a file in another encoding than UTF-8', () => {
  it('is refused with the first line that lost a letter', () => {
    expect(reasons(['section: brand\n# Geb\ufffdhr\n# f\ufffdr\nrows: []\n'])).toEqual([['2 not-utf-8']]);
  });
});

describe('a repeated key of an object', () => {
  it('is refused with its second line, even among thousands of keys', () => {
    const keys = lines((index) => `k${index}: 1`, 5_000);
    expect(reasons([`${keys}\nk7: 2\n`])).toEqual([['5001 repeated-key']]);
  });

  it('is allowed in two different objects', () => {
    const rows = '  - layer: default\n    value: { enabled: true }\n'.repeat(2);
    expect(reasons([`section: cash-on-delivery\nrows:\n${rows}`])).toEqual([[]]);
  });
});

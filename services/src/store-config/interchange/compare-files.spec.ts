import { describe, expect, it } from '@jest/globals';
import { compareFiles, type ComparedFiles } from './compare-files.js';

const compared = (text: string): Promise<ComparedFiles> =>
  compareFiles(
    { files: [{ name: 'a.yaml', text }], editor: null },
    {
      rows: () => Promise.resolve(new Map()),
      laterRows: () => Promise.resolve(new Map()),
    },
  );

describe('a problem of an imported file', () => {
  const long = 'x'.repeat(10_000);
  const row = (value: string) => `section: brand\nrows:\n  - layer: default\n    value: ${value}\n`;

  it.each([
    ['an unknown field', row(`{ ${long}: 1 }`)],
    ['an unknown tag', row(`!${long} {}`)],
    ['an unknown escape', row(`{ name: "\\${long}" }`)],
    ['an unknown anchor', row(`*${long}`)],
    ['an unknown key', `section: brand\nrows: []\n${long}: 1\n`],
    ['an unknown layer', row('{}').replace('default', long)],
  ])('with %s is short, although the file repeats it at length', async (_what, text) => {
    const found = await compared(text);
    const problems = found.kind === 'wrong' ? found.problems : [];
    expect(problems).not.toEqual([]);
    for (const { path, reason } of problems) expect(path.length + reason.length).toBeLessThan(700);
  });
});

import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { formatTsv, parseTsv } from './tsv.js';

describe('a block from a spreadsheet', () => {
  it.each([
    ['one cell', '2500', [['2500']]],
    ['one cell of a sheet, which ends its line', '2500\r\n', [['2500']]],
    [
      'two lines of three',
      '1\t2\t3\r\n4\t5\t6\r\n',
      [
        ['1', '2', '3'],
        ['4', '5', '6'],
      ],
    ],
    [
      'empty cells',
      'a\t\tb\n\t\t',
      [
        ['a', '', 'b'],
        ['', '', ''],
      ],
    ],
    ['a tab and a line break in a quoted cell', '"a\tb\nc"\td', [['a\tb\nc', 'd']]],
    ['quotes in a quoted cell', '"say ""hello"""\tx', [['say "hello"', 'x']]],
    ['a quote that nobody closed', '"inch\t5', [['"inch', '5']]],
    ['a quote in the middle', '5" pipe\t1', [['5" pipe', '1']]],
    ['nothing', '', [['']]],
  ])('is read: %s', (_what, copied, block) => {
    expect(parseTsv(copied)).toEqual(block);
  });

  it('is parsed back to the same cells', () => {
    const cell = fc.string().map((text) => text.replaceAll('\r', ''));
    const block = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(block, (lines) => {
        const last = lines.at(-1) ?? [];
        // A final line with a single empty cell is the line break of the line before it.
        fc.pre(last.length > 1);
        expect(parseTsv(formatTsv(lines))).toEqual(lines);
      }),
    );
  });
});

import { describe, expect, it } from '@jest/globals';
import { ean13, ean13Bars } from './ean-13.js';

describe('an EAN-13', () => {
  it.each([
    ['400638133393', '4006381333931'],
    ['590123412345', '5901234123457'],
    ['978030640615', '9780306406157'],
    ['000000000000', '0000000000000'],
  ])('of %s has the check digit of %s', (twelve, number) => {
    expect(ean13(twelve)).toBe(number);
  });

  it('has the bars of the standard’s example', () => {
    // 5901234123457: the first digit chooses the parities OEEOOE.
    const left = ['0001011', '0100111', '0110011', '0010011', '0111101', '0011101'];
    const right = ['1100110', '1101100', '1000010', '1011100', '1001110', '1000100'];
    expect(ean13Bars('5901234123457')).toBe(['101', ...left, '01010', ...right, '101'].join(''));
  });

  it('is read back from its bars, whatever its digits', () => {
    for (let first = 0; first < 10; first += 1) {
      const number = ean13(`${first}${'13579024680'}`);
      expect(read(ean13Bars(number))).toBe(number);
    }
  });
});

/** Reads bars the way a till does: by their widths, from the table of the standard. */
function read(bars: string): string {
  const WIDTHS = ['3211', '2221', '2122', '1411', '1132', '1231', '1114', '1312', '1213', '3112'];
  const FIRST = ['LLLLLL', 'LLGLGG', 'LLGGLG', 'LLGGGL', 'LGLLGG', 'LGGLLG', 'LGGGLL', 'LGLGLG', 'LGLGGL', 'LGGLGL'];
  const widths = (code: string) => (code.match(/0+|1+/g) ?? []).map(({ length }) => length).join('');
  const codes = (half: string) => half.match(/.{7}/g) ?? [];
  const left = codes(bars.slice(3, 45)).map((code) => {
    const plain = WIDTHS.indexOf(widths(code));
    return plain >= 0
      ? (['L', plain] as const)
      : (['G', WIDTHS.indexOf([...widths(code)].reverse().join(''))] as const);
  });
  const first = FIRST.indexOf(left.map(([set]) => set).join(''));
  const right = codes(bars.slice(50, 92)).map((code) => WIDTHS.indexOf(widths(code)));
  return [first, ...left.map(([, digit]) => digit), ...right].join('');
}

import { describe, expect, it } from '@jest/globals';
import { contrastRatio, rgbOfHex, type Rgb } from './contrast-ratio.js';

function colour(hex: string): Rgb {
  const rgb = rgbOfHex(hex);
  if (!rgb) throw new Error(`${hex} is no colour`);
  return rgb;
}

describe('the contrast of two colours', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#767676', '#ffffff', 4.54],
    ['#777777', '#ffffff', 4.48],
    ['#ff0000', '#ffffff', 4],
    ['#00ff00', '#ffffff', 1.37],
    ['#0000ff', '#ffffff', 8.59],
    ['#010203', '#000000', 1.01],
    ['#1b1916', '#1b1916', 1],
  ])('%s on %s is %d, as defined by WCAG', (text, ground, ratio) => {
    expect(contrastRatio(colour(text), colour(ground))).toBeCloseTo(ratio, 2);
  });

  it('is the same in both directions', () => {
    const [ink, paper] = [colour('#1b1916'), colour('#f7f5f1')];
    expect(contrastRatio(ink, paper)).toBe(contrastRatio(paper, ink));
  });
});

describe('a colour in hexadecimal', () => {
  it('is read channel by channel, in upper case, too', () => {
    expect(rgbOfHex('#B03a0b')).toEqual({ red: 176, green: 58, blue: 11 });
  });

  it.each(['#fff', 'white', 'rgb(0 0 0)', '#ffffffff', ''])('is not read from "%s"', (text) => {
    expect(rgbOfHex(text)).toBeUndefined();
  });
});

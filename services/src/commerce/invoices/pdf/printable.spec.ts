import { describe, expect, it } from '@jest/globals';
import { printable, shortenText } from './printable.js';

describe('a text on an invoice', () => {
  it.each([
    [
      'is printed in Latin, Greek and Cyrillic letters',
      'Kováčová · Λέσβος · Бургас 12',
      'Kováčová · Λέσβος · Бургас 12',
    ],
    ['shows letters that the fonts do not have as replaced', 'א · 2 × 123,45', '\uFFFD · 2 × 123,45'],
    ['keeps the order of its digits', '\u202E54,321\u202C \u206612\u2069', '54,321 12'],
    ['is one line', 'Eva\r\nTotal:\u2028 0,00\u0000', 'Eva Total:  0,00'],
    ['has nothing invisible', 'E\u200Bv\u00ADa\uFEFF', 'Eva'],
    ['replaces half a character', 'a\uD800b', 'a\uFFFDb'],
  ])('%s', (_what, text, printed) => {
    expect(printable(text)).toBe(printed);
  });

  it('is cut where it is too long, never within a character', () => {
    expect(shortenText('🔥🔥🔥', 3)).toBe('🔥🔥🔥');
    expect(shortenText('🔥🔥🔥🔥', 3)).toBe('🔥🔥…');
    expect(printable('x'.repeat(5000))).toHaveLength(600);
  });
});

import { describe, expect, it } from '@jest/globals';
import { oneFullStop } from './one-full-stop.js';

describe('the full stop of a sentence', () => {
  it.each([
    [
      'Itt eddig jelenthet be visszaküldést: 2026. november 27..',
      'Itt eddig jelenthet be visszaküldést: 2026. november 27.',
    ],
    ['Ισχύει έως 11:30 π.μ.. Αν όχι, αγνοήστε το.', 'Ισχύει έως 11:30 π.μ. Αν όχι, αγνοήστε το.'],
  ])('is written once after a date that ends with one', (text, expected) => {
    expect(oneFullStop(text)).toBe(expected);
  });

  it.each(['It goes on ...', 'Open ../manual.pdf', '27. november 2026.'])('leaves %s as it is', (text) => {
    expect(oneFullStop(text)).toBe(text);
  });
});

import { describe, expect, it } from '@jest/globals';
import { isPostalCode } from './is-postal-code.js';
import { normalisePostalCode } from './normalise.js';

const spaced = { pattern: String.raw`\d{3} ?\d{2}`, example: '811 01', mask: '999 99' };
const hyphened = { pattern: String.raw`\d{2}-\d{3}`, example: '00-001', mask: '99-999' };
const british = { pattern: String.raw`[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}`, example: 'SW1A 1AA', mask: '* 999' };
const plain = { pattern: String.raw`[1-9]\d{3}`, example: '1010', mask: null };

describe('a postal code', () => {
  it.each([
    ['81101', 'SK', spaced, '811 01'],
    [' 811 01 ', 'SK', spaced, '811 01'],
    ['SK-81101', 'SK', spaced, '811 01'],
    ['00001', 'PL', hyphened, '00-001'],
    ['A-1010', 'AT', plain, '1010'],
    ['00 001', 'PL', hyphened, '00-001'],
    ['00\u2013001', 'PL', hyphened, '00-001'],
    ['sw1a1aa', 'GB', british, 'SW1A 1AA'],
    ['M1  1AE', 'GB', british, 'M1 1AE'],
  ])('typed as "%s" in %s is stored well', (typed, country, format, stored) => {
    expect(normalisePostalCode(typed, country, format)).toBe(stored);
  });

  it('of another country is refused', () => {
    expect(isPostalCode('1010', 'SK', spaced)).toBe(false);
    expect(isPostalCode('811 01', 'AT', plain)).toBe(false);
  });

  it.each([
    ['0-0001', 'PL', hyphened],
    ['000-01', 'PL', hyphened],
    ['110-00', 'CZ', spaced],
    ['11 000', 'CZ', spaced],
    ['SW1 A1AA', 'GB', british],
  ])('with a separator at another place ("%s") is refused, not corrected', (typed, country, format) => {
    expect(isPostalCode(typed, country, format)).toBe(false);
    expect(normalisePostalCode(typed, country, format)).toBe(typed);
  });

  it('is matched as a whole', () => {
    expect(isPostalCode('10101', 'AT', plain)).toBe(false);
  });

  it('is refused if it is longer than in any country, whatever the pattern', () => {
    const digits = { pattern: String.raw`\d*`, example: '1', mask: null };
    expect(isPostalCode('1'.repeat(32), 'XX', digits)).toBe(true);
    expect(isPostalCode('1'.repeat(33), 'XX', digits)).toBe(false);
    expect(isPostalCode('1'.repeat(100_000), 'XX', { ...digits, pattern: null })).toBe(false);
  });

  it('is any non-empty text if the country has no pattern', () => {
    const anything = { pattern: null, example: '', mask: null };
    expect(isPostalCode('X', 'XX', anything)).toBe(true);
    expect(isPostalCode('  ', 'XX', anything)).toBe(false);
  });
});

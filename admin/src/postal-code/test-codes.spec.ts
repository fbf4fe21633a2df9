import { describe, expect, it } from '@jest/globals';
import { similarCodes, testCodes } from './test-codes.js';

const slovak = { pattern: String.raw`\d{3} ?\d{2}`, example: '811 01', mask: '999 99' };

describe('a pattern of postal codes', () => {
  it('is tested on the example and on similar codes', () => {
    expect(testCodes(similarCodes('811 01'), 'SK', slovak)).toEqual([
      { code: '811 01', isValidValue: true },
      { code: '811 0', isValidValue: false },
      { code: '811 010', isValidValue: false },
      { code: 'XXX XX', isValidValue: false },
    ]);
  });

  it('accepts any code if it is empty', () => {
    expect(testCodes(['X1'], 'IE', { ...slovak, pattern: null, mask: null })).toEqual([
      { code: 'X1', isValidValue: true },
    ]);
  });

  it('that is invalid accepts nothing', () => {
    expect(testCodes(['811 01'], 'SK', { ...slovak, pattern: '[0-9' })[0]?.isValidValue).toBe(false);
  });

  it('that could block the browser accepts nothing', () => {
    expect(testCodes(['811 01'], 'SK', { ...slovak, pattern: '(\\d+ ?)+' })[0]?.isValidValue).toBe(false);
  });
});

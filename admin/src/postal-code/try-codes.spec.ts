import { describe, expect, it } from '@jest/globals';
import { nearCodes, triedCodes } from './try-codes.js';

const slovak = { pattern: String.raw`\d{3} ?\d{2}`, example: '811 01', mask: '999 99' };

describe('a pattern of postal codes', () => {
  it('is tested on the example and on similar codes', () => {
    expect(triedCodes(nearCodes('811 01'), 'SK', slovak)).toEqual([
      { code: '811 01', isTaken: true },
      { code: '811 0', isTaken: false },
      { code: '811 010', isTaken: false },
      { code: 'XXX XX', isTaken: false },
    ]);
  });

  it('accepts any code if it is empty', () => {
    expect(triedCodes(['X1'], 'IE', { ...slovak, pattern: null, mask: null })).toEqual([{ code: 'X1', isTaken: true }]);
  });

  it('that is invalid accepts nothing', () => {
    expect(triedCodes(['811 01'], 'SK', { ...slovak, pattern: '[0-9' })[0]?.isTaken).toBe(false);
  });

  it('that could block the browser accepts nothing', () => {
    expect(triedCodes(['811 01'], 'SK', { ...slovak, pattern: '(\\d+ ?)+' })[0]?.isTaken).toBe(false);
  });
});

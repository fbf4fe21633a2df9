import { describe, expect, it } from '@jest/globals';
import { isOwnMistake, vatState } from './register-code.js';

describe('the code of a VAT register', () => {
  it.each([
    ['valid', [200, 216, 218, 219, 223]],
    ['couldNotValidate', [205, 208, 999, 206, 207, 214, 215, 221]],
    ['notValid', [201, 202, 203, 204, 209, 210, 211, 212, 213, 217, 220, 222, 0, -1]],
  ] as const)('means %s for %j', (state, codes) => {
    expect(codes.map(vatState)).toEqual(codes.map(() => state));
  });

  it('is our own mistake only if it blames our number or request', () => {
    expect([200, 201, 205, 206, 207, 208, 214, 215, 221, 999].filter(isOwnMistake)).toEqual([206, 207, 214, 215, 221]);
  });
});

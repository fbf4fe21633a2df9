import { describe, expect, it } from '@jest/globals';
import { bankTransferRefusal } from './refusal.js';

describe('bank transfer', () => {
  it.each([
    [1, true, undefined],
    [20, true, undefined],
    [21, true, 'cart-size'],
    [0, true, 'cart-size'],
    [1, false, 'not-enabled'],
  ])('for %s items where it is switched %s answers %s', (items, enabled, expected) => {
    expect(bankTransferRefusal(items, { enabled }, 20)).toBe(expected);
  });
});

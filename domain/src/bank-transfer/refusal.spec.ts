import { describe, expect, it } from '@jest/globals';
import { bankTransferRefusal } from './refusal.js';

describe('bank transfer', () => {
  it.each([
    [1, true, undefined],
    [20, true, undefined],
    [21, true, { code: 'cart-size', limit: 20 }],
    [0, true, { code: 'cart-size', limit: 20 }],
    [1, false, { code: 'not-enabled' }],
  ])('for %s items with enabled = %s: %j', (items, enabled, expected) => {
    expect(bankTransferRefusal(items, { enabled }, 20)).toEqual(expected);
  });
});

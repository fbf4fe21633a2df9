import { describe, expect, it } from '@jest/globals';
import { type Arrival, arrivalText, readArrival } from './arrival.js';

describe('what a page says after the return from a provider', () => {
  it.each<Arrival>([
    { kind: 'signed-in', items: null },
    { kind: 'signed-in', items: 12 },
    { kind: 'linked', provider: 'google' },
    { kind: 'linked', provider: 'facebook' },
  ])('is read as it was written: %j', (arrival) => {
    expect(readArrival(arrivalText(arrival))).toEqual(arrival);
  });

  it.each(['', 'cart-', 'cart--1', 'cart-1e3', 'cart-12345678', 'cart-<b>', 'linked-', 'linked-github', 'Signed-in'])(
    'is nothing for another text: %s',
    (text) => {
      expect(readArrival(text)).toBeUndefined();
    },
  );
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { setGlobals } from '../../../testing/globals.js';
import { endedPayments } from './ended-payments.js';

describe('a payment that has ended', () => {
  let restore: () => void = () => undefined;
  afterEach(() => restore());

  it('is known after the shopper was at a bank, but not one without an id', () => {
    const stored = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    };
    restore = setGlobals({ sessionStorage });
    endedPayments.add(undefined);
    expect(stored.size).toBe(0);
    endedPayments.add('a1');
    expect([...stored.values()]).toEqual(['["a1"]']);
    expect(['a1', 'a2', undefined].map((id) => endedPayments.has(id))).toEqual([true, false, false]);
    stored.clear();
    expect(endedPayments.has('a1')).toBe(false);
  });

  it('is known in a browser that forbids storage', () => {
    restore = setGlobals({ sessionStorage: undefined });
    endedPayments.add('a3');
    endedPayments.add('a4');
    expect(['a3', 'a4'].map((id) => endedPayments.has(id))).toEqual([true, true]);
  });
});

import { afterEach, describe, expect, it } from '@jest/globals';
import { setGlobals } from '../../testing/globals.js';
import { pendingOrders } from './pending-order.js';

const PENDING = { cartId: 'c1', method: 'online', orderNumber: '1', attemptId: 'a1' } as const;

describe('a pending order', () => {
  let restore: () => void = () => undefined;
  afterEach(() => {
    pendingOrders.forget();
    restore();
  });

  it.each([
    ['that forbids storage', undefined],
    ['whose storage is full', { getItem: () => null, removeItem: () => undefined }],
  ])('is known until it is forgotten in a browser %s', (_case, sessionStorage) => {
    restore = setGlobals({ sessionStorage });
    pendingOrders.remember(PENDING);
    expect(pendingOrders.find('c1')).toEqual(PENDING);
    expect(pendingOrders.find('c2')).toBeUndefined();
    pendingOrders.forget();
    expect(pendingOrders.find('c1')).toBeUndefined();
  });

  it('is not known any more if another page of the tab has forgotten it', () => {
    const stored = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    };
    restore = setGlobals({ sessionStorage });
    pendingOrders.remember(PENDING);
    expect(pendingOrders.find('c1')).toEqual(PENDING);
    stored.clear();
    expect(pendingOrders.find('c1')).toBeUndefined();
  });
});

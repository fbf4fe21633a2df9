import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { chosenWallet } from './chosen-wallet.js';

describe('a wallet for which the page is loaded again', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    const sessionStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    };
    Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
  });

  it('is still chosen afterwards, but only once', () => {
    chosenWallet.keep('googlepay');
    expect([chosenWallet.take(), chosenWallet.take()]).toEqual(['googlepay', undefined]);
  });

  it('is not chosen if it is none of the shop’s', () => {
    stored.set('manifold-wallet', 'paypal');
    expect(chosenWallet.take()).toBeUndefined();
  });

  it('must be chosen again in a browser without storage', () => {
    Reflect.deleteProperty(globalThis, 'sessionStorage');
    chosenWallet.keep('googlepay');
    expect(chosenWallet.take()).toBeUndefined();
  });
});

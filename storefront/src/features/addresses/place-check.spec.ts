import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CheckoutForm } from './checkout-form.js';
import { PlaceCheck, type PlaceAnswer } from './place-check.js';

const CART_ID = 'c1';
const berlin = { streetName: 'Hauptstrasse', streetNumber: '12', postalCode: '10115', city: 'Berlin' };
const suggestion = { ...berlin, streetName: 'Hauptstraße' };
const doubtful: PlaceAnswer = { verdict: 'doubtful', suggestion };
const form = (shippingAddressType: CheckoutForm['shippingAddressType'], shipping: AddressPlace = berlin) =>
  ({ billingAddress: berlin, shippingAddressType, shippingAddress: shipping }) as CheckoutForm;

const stored = new Map<string, string>();
const storage = Object.getOwnPropertyDescriptor(globalThis, 'sessionStorage');
beforeEach(() => {
  stored.clear();
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  Object.defineProperty(globalThis, 'sessionStorage', { value: sessionStorage, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'sessionStorage');
  if (storage) Object.defineProperty(globalThis, 'sessionStorage', storage);
});

describe('the check of the addresses at a submit', () => {
  it('asks once for each address, and lets the shopper keep it', async () => {
    const asked: AddressPlace[] = [];
    const check = new PlaceCheck(CART_ID, (address) => {
      asked.push(address);
      return Promise.resolve(doubtful);
    });
    const doubt = { form: 'billingAddress', typed: berlin, suggestion };
    expect(await check.firstDoubt(form('SAME_AS_BILLING'))).toEqual(doubt);
    expect(await check.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
    expect(asked).toEqual([berlin]);
  });

  it('asks for the other shipping address after the billing address, and not for a suggestion', async () => {
    const check = new PlaceCheck(CART_ID, (address) =>
      Promise.resolve(address.city === 'Wien' ? doubtful : { verdict: 'confirmed', suggestion: null }),
    );
    const vienna = { ...berlin, city: 'Wien' };
    expect(await check.firstDoubt(form('DIFFERENT_FROM_BILLING', vienna))).toMatchObject({ form: 'shippingAddress' });
    const other = { ...vienna, streetNumber: '13' };
    check.accept(other);
    expect(await check.firstDoubt(form('DIFFERENT_FROM_BILLING', other))).toBeUndefined();
  });

  it('never stops the order if the service is slow or down', async () => {
    const slow = new PlaceCheck(CART_ID, () => new Promise(() => undefined), 1);
    expect(await slow.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
    const down = new PlaceCheck(CART_ID, () => Promise.reject(new Error('503')));
    expect(await down.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
  });

  it('does not ask again for an address that the shopper kept or accepted when they come back to the step', async () => {
    const ask = () => Promise.resolve(doubtful);
    const first = new PlaceCheck(CART_ID, ask);
    await first.firstDoubt(form('SAME_AS_BILLING'));
    const accepted = { ...berlin, city: 'Wien' };
    first.accept(accepted);
    const again = new PlaceCheck(CART_ID, ask);
    expect(await again.firstDoubt(form('DIFFERENT_FROM_BILLING', accepted))).toBeUndefined();
    expect([...stored.values()].join()).not.toMatch(/Haupt|10115|Berlin|Wien/u);
  });

  it('asks again for another cart, and after the service did not answer', async () => {
    await new PlaceCheck(CART_ID, () => Promise.reject(new Error('503'))).firstDoubt(form('SAME_AS_BILLING'));
    const ask = () => Promise.resolve(doubtful);
    expect(await new PlaceCheck(CART_ID, ask).firstDoubt(form('SAME_AS_BILLING'))).toBeDefined();
    expect(await new PlaceCheck('c2', ask).firstDoubt(form('SAME_AS_BILLING'))).toBeDefined();
  });
});

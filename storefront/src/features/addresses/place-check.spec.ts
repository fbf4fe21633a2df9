import { describe, expect, it } from '@jest/globals';
import type { AddressPlace } from '@manifold/domain/address-check/contract';
import type { CheckoutForm } from './checkout-form.js';
import { PlaceCheck, type PlaceAnswer } from './place-check.js';

const berlin = { streetName: 'Hauptstrasse', streetNumber: '12', postalCode: '10115', city: 'Berlin' };
const suggestion = { ...berlin, streetName: 'Hauptstraße' };
const doubtful: PlaceAnswer = { verdict: 'doubtful', suggestion };
const form = (shippingAddressType: CheckoutForm['shippingAddressType'], shipping: AddressPlace = berlin) =>
  ({ billingAddress: berlin, shippingAddressType, shippingAddress: shipping }) as CheckoutForm;

describe('the check of the addresses at a submit', () => {
  it('asks once for each address, and lets the shopper keep it', async () => {
    const asked: AddressPlace[] = [];
    const check = new PlaceCheck((address) => {
      asked.push(address);
      return Promise.resolve(doubtful);
    });
    const doubt = { form: 'billingAddress', typed: berlin, suggestion };
    expect(await check.firstDoubt(form('SAME_AS_BILLING'))).toEqual(doubt);
    expect(await check.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
    expect(asked).toEqual([berlin]);
  });

  it('asks for the other shipping address after the billing address, and not for a suggestion', async () => {
    const check = new PlaceCheck((address) =>
      Promise.resolve(address.city === 'Wien' ? doubtful : { verdict: 'confirmed', suggestion: null }),
    );
    const vienna = { ...berlin, city: 'Wien' };
    expect(await check.firstDoubt(form('DIFFERENT_FROM_BILLING', vienna))).toMatchObject({ form: 'shippingAddress' });
    const other = { ...vienna, streetNumber: '13' };
    check.accept(other);
    expect(await check.firstDoubt(form('DIFFERENT_FROM_BILLING', other))).toBeUndefined();
  });

  it('never stops the order if the service is slow or down', async () => {
    const slow = new PlaceCheck(() => new Promise(() => undefined), 1);
    expect(await slow.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
    const down = new PlaceCheck(() => Promise.reject(new Error('503')));
    expect(await down.firstDoubt(form('SAME_AS_BILLING'))).toBeUndefined();
  });
});

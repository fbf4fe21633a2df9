import { describe, expect, it } from '@jest/globals';
import { addressStop } from './address-stop.js';

const wrong = { type: 'required', message: 'Enter the street.' };
const billingAddress = { streetName: wrong };
const shippingAddress = { city: wrong };

describe('a submit of the addresses', () => {
  it.each([
    [{ billingAddress, shippingAddress }, true, 'Billing Address Error'],
    [{ shippingAddress }, true, 'Billing vat validation error'],
    [{}, true, 'Billing vat validation error'],
    [{ shippingAddress, email: wrong }, false, 'Shipping Address Error'],
    [{ email: wrong }, false, 'Contact Error'],
    [{}, false, undefined],
  ])('with the errors %j (VAT number refused: %s) stops with %s', (errors, isVatRefused, stop) => {
    expect(addressStop(errors, isVatRefused)).toBe(stop);
  });
});

import { describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import {
  addressesRequest,
  formOfCart,
  withoutCompany,
  type AddressValues,
  type CheckoutForm,
} from './checkout-form.js';
import { mergeDraft } from './initial-form.js';
import { formErrors, serverErrors } from './form-errors.js';

const slovak = {
  countryCode: 'SK',
  postalCode: { pattern: String.raw`\d{3} ?\d{2}`, example: '811 01', mask: '999 99' },
  streetNumber: { mustContainDigit: true },
  vatNumber: {
    prefix: 'SK',
    placeholder: '4030000007',
    cleaning: 'digits',
    minimumLength: 2,
    keptLength: null,
    register: 'evatr',
    taxId: null,
  },
} as const;
const nothing: AddressValues = {
  company: '',
  department: '',
  vatNumber: '',
  firstName: '',
  lastName: '',
  streetName: '',
  streetNumber: '',
  additionalAddressInfo: '',
  postalCode: '',
  city: '',
  phone: '',
  hasHouseName: false,
};
const jana: AddressValues = {
  ...nothing,
  firstName: 'Jana',
  lastName: 'Nováková',
  streetName: 'Obchodná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Bratislava',
  phone: '+421 900 123 456',
};
const form: CheckoutForm = {
  clientType: 'private',
  email: ' jana@example.com ',
  billingAddress: jana,
  shippingAddressType: 'SAME_AS_BILLING',
  shippingAddress: nothing,
  agreedToSendEmail: false,
};
const cart = {
  clientType: 'private',
  customerEmail: null,
  billingAddress: null,
  shippingAddress: null,
} as Cart;

describe('the addresses of a checkout', () => {
  it('are sent trimmed, with the store’s country and without empty fields', () => {
    const request = addressesRequest(form, 'SK');
    expect(request.email).toBe('jana@example.com');
    expect(request.shippingAddress).toBeNull();
    expect(request.billingAddress).not.toHaveProperty('company');
    expect(request.billingAddress.country).toBe('SK');
  });

  it('of a private shopper have no company, department or VAT number', () => {
    const company = { ...form, billingAddress: { ...jana, company: 'ACME', department: 'IT', vatNumber: 'SK1' } };
    expect(addressesRequest(company, 'SK').billingAddress).not.toHaveProperty('vatNumber');
    expect(addressesRequest({ ...company, clientType: 'company' }, 'SK').billingAddress).toMatchObject({
      company: 'ACME',
      vatNumber: 'SK1',
    });
    expect(withoutCompany(company.billingAddress)).toEqual(jana);
  });

  it('include a shipping address only if the shopper chose a different one', () => {
    const other = { ...form, shippingAddressType: 'DIFFERENT_FROM_BILLING' as const, shippingAddress: jana };
    expect(addressesRequest(other, 'SK').shippingAddress).toMatchObject({ city: 'Bratislava' });
  });
});

describe('a form that is opened again', () => {
  it('shows the addresses of the cart, and no second address if both are the same', () => {
    const known = {
      ...cart,
      customerEmail: 'jana@example.com',
      billingAddress: { ...jana },
      shippingAddress: { ...jana },
    };
    expect(formOfCart(known, 'DIFFERENT_FROM_BILLING')).toMatchObject({
      email: 'jana@example.com',
      billingAddress: jana,
      shippingAddressType: 'SAME_AS_BILLING',
      shippingAddress: nothing,
    });
  });

  it('uses the shopper’s last choice while the cart has no address', () => {
    expect(formOfCart(cart, 'DIFFERENT_FROM_BILLING').shippingAddressType).toBe('DIFFERENT_FROM_BILLING');
  });

  it('shows what was typed before a reload, and ignores the damaged parts of a draft', () => {
    expect(mergeDraft({ billingAddress: { city: 'Kosice', phone: 7 }, clientType: 'robot' }, form)).toMatchObject({
      clientType: 'private',
      billingAddress: { city: 'Kosice', phone: '+421 900 123 456' },
    });
    expect(mergeDraft('nonsense', form)).toEqual(form);
  });

  it('takes the e-mail of the cart only if none was typed', () => {
    const known = formOfCart({ ...cart, customerEmail: 'cart@example.com' }, 'SAME_AS_BILLING');
    expect(mergeDraft({ email: 'typed@example.com' }, known).email).toBe('typed@example.com');
    expect(mergeDraft({ email: '' }, known).email).toBe('cart@example.com');
    expect(mergeDraft(undefined, known).email).toBe('cart@example.com');
  });
});

describe('the check of the address form', () => {
  it('has no errors if everything is right', () => {
    expect(formErrors(form, slovak)).toEqual([]);
  });

  it('names every empty required field once', () => {
    const errors = formErrors({ ...form, email: '', billingAddress: nothing }, slovak);
    expect(errors).toContainEqual({ field: 'email', reason: 'required' });
    expect(errors).toContainEqual({ field: 'billingAddress.postalCode', reason: 'required' });
    expect(new Set(errors.map(({ field }) => field)).size).toBe(errors.length);
    expect(errors.map(({ field }) => field)).not.toContain('billingAddress.company');
  });

  it.each([
    [{ postalCode: '1010' }, 'billingAddress.postalCode', 'postal-code'],
    [{ streetNumber: 'bis' }, 'billingAddress.streetNumber', 'street-number-digit'],
    [{ phone: '12' }, 'billingAddress.phone', 'invalid'],
    [{ city: 'x'.repeat(200) }, 'billingAddress.city', 'too-long'],
  ])('reports %j at %s', (wrong, field, reason) => {
    expect(formErrors({ ...form, billingAddress: { ...jana, ...wrong } }, slovak)).toEqual([{ field, reason }]);
  });

  it('requires the company name on the bill only', () => {
    const company: CheckoutForm = {
      ...form,
      clientType: 'company',
      shippingAddressType: 'DIFFERENT_FROM_BILLING',
      shippingAddress: jana,
    };
    expect(formErrors(company, slovak)).toEqual([{ field: 'billingAddress.company', reason: 'company-required' }]);
  });

  it('accepts a house name only if the checkbox is ticked, and ticks it again for the stored address', () => {
    const named = { ...jana, streetNumber: 'Vila Anna' };
    expect(formErrors({ ...form, billingAddress: named }, slovak)).toEqual([
      { field: 'billingAddress.streetNumber', reason: 'street-number-digit' },
    ]);
    expect(formErrors({ ...form, billingAddress: { ...named, hasHouseName: true } }, slovak)).toEqual([]);
    const { hasHouseName: _ofTheForm, ...stored } = named;
    const opened = formOfCart({ ...cart, billingAddress: { ...stored, country: 'SK' } }, 'SAME_AS_BILLING');
    expect(opened.billingAddress.hasHouseName).toBe(true);
  });

  it('accepts a VAT number that is long enough, or none', () => {
    const company = (vatNumber: string): CheckoutForm => ({
      ...form,
      clientType: 'company',
      billingAddress: { ...jana, company: 'ACME', vatNumber },
    });
    expect(formErrors(company('X'), slovak)).toEqual([{ field: 'billingAddress.vatNumber', reason: 'vat-number' }]);
    expect(formErrors(company('SK4030000007'), slovak)).toEqual([]);
    expect(formErrors(company(''), slovak)).toEqual([]);
  });

  it('does not check a hidden shipping address', () => {
    expect(formErrors({ ...form, shippingAddress: { ...nothing, city: 'x' } }, slovak)).toEqual([]);
  });
});

describe('an error from the server', () => {
  it('is shown at its field of the form', () => {
    const refused = [
      { field: 'billingAddress.postalCode', reason: 'postal-code' },
      { field: 'shippingAddress.phone', reason: 'Invalid input' },
      { field: 'email', reason: 'Invalid input' },
    ];
    expect(serverErrors(refused)).toEqual([
      { field: 'billingAddress.postalCode', reason: 'postal-code' },
      { field: 'shippingAddress.phone', reason: 'invalid' },
      { field: 'email', reason: 'invalid' },
    ]);
  });

  it('is left to the notice if the form does not have the field', () => {
    expect(
      serverErrors([
        { field: 'clientType', reason: 'x' },
        { field: 'billingAddress.country', reason: 'country' },
      ]),
    ).toEqual([]);
  });
});

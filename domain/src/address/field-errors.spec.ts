import { describe, expect, it } from '@jest/globals';
import { addressSchema, type Address } from './contract.js';
import { addressFieldErrors } from './field-errors.js';

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
const address: Address = {
  firstName: 'Jana',
  lastName: 'Nováková',
  streetName: 'Obchodná',
  streetNumber: '12/A',
  postalCode: '81101',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 123 456',
};

describe('an address', () => {
  it('of the store’s country is accepted', () => {
    expect(addressFieldErrors(address, slovak, 'private')).toEqual([]);
  });

  it.each([
    [{ postalCode: '1010' }, 'postalCode', 'postal-code'],
    [{ streetNumber: 'bis' }, 'streetNumber', 'street-number-digit'],
    [{ country: 'CZ' }, 'country', 'country'],
  ])('with %j has an error in %s', (wrong, field, reason) => {
    expect(addressFieldErrors({ ...address, ...wrong }, slovak, 'private')).toEqual([{ field, reason }]);
  });

  it('of a company needs the company’s name', () => {
    expect(addressFieldErrors(address, slovak, 'company')).toEqual([{ field: 'company', reason: 'company-required' }]);
  });

  it.each([
    ['X', ['vatNumber']],
    ['SK', ['vatNumber']],
    ['SK 4030 000 007', []],
    [undefined, []],
  ])('of a company with the VAT number %s has errors in %j', (vatNumber, fields) => {
    const company = { ...address, company: 'Dielňa s.r.o.', vatNumber };
    expect(addressFieldErrors(company, slovak, 'company').map(({ field }) => field)).toEqual(fields);
  });

  it.each([
    ['+421 900 123 456', true],
    ['02 1234567 8', true],
    ['1234567', false],
    ['call me', false],
    ['+', false],
  ])('with the phone "%s" is well-formed: %s', (phone, wellFormed) => {
    expect(addressSchema.safeParse({ ...address, phone }).success).toBe(wellFormed);
  });
});

import { describe, expect, it } from '@jest/globals';
import { printedAddress } from '@manifold/domain/address/printed';
import { personFields } from './person-fields.js';

const COUNTRIES = 'AT BE BG CH GB CZ DE DK ES FI FR GR HR HU IE IT LT NL NO PL PT RO SE SK SI'.split(' ');
const PRINTED = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'additionalAddressInfo',
  'postalCode',
  'city',
] as const;

/** Returns the fields of an address in the order in which they are printed. */
function printedOrder(country: string): string[] {
  const address = Object.fromEntries(PRINTED.map((field) => [field, field]));
  return printedAddress({ country, ...address }).flatMap((line) => line.split(' '));
}

describe('the fields of an address', () => {
  it.each(COUNTRIES)('appear in %s exactly once each, the phone last', (country) => {
    const fields = personFields(country);
    expect([...fields].sort()).toEqual([...PRINTED, 'phone'].sort());
    expect(fields.at(-1)).toBe('phone');
  });

  it.each(COUNTRIES.filter((country) => country !== 'HU'))(
    'appear in %s in the order in which they are printed',
    (country) => {
      expect(personFields(country).slice(0, -1)).toEqual(printedOrder(country));
    },
  );

  it('appear in Hungary with the family name first and the postal code before city and street', () => {
    expect(personFields('HU').slice(0, 5)).toEqual(['lastName', 'firstName', 'postalCode', 'city', 'streetName']);
    expect(printedOrder('HU').slice(0, 3)).toEqual(['lastName', 'firstName', 'city']);
  });
});

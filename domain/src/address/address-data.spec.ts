import { describe, expect, it } from '@jest/globals';
import { formatAddress } from 'localized-address-format';
import { printedAddress } from './printed.js';

/*
 * Compares printed addresses with Google's address data (libaddressinput) from `localized-address-format`. The data covers
 * the order of lines, but not the order of first and last name or of street and number, nor which fields are required.
 */
const COUNTRIES = 'AT BE BG CH GB CZ DE DK ES FI FR GR HR HU IE IT LT NL NO PL PT RO SE SK SI'.split(' ');

const FIELDS = {
  name: 'Name',
  street: 'Street',
  detail: 'Detail',
  postalCode: 'Code',
  city: 'City',
  company: 'Company',
};

/**
 * For mail from abroad the data puts the country code before the postal code; stores print addresses for mail within
 * the country.
 */
const SIGN_BEFORE_CODE = ['CH', 'FI', 'HR', 'LT', 'SE', 'SI'];
/** The data includes the region, which our addresses do not have. */
const HAS_REGION = ['ES', 'IE', 'IT', 'LT', 'RO'];
/**
 * The data puts the company below the person. Ours comes first in every country, because a company buys, pays and gets
 * the invoice under its VAT number, and the person is the carrier's contact.
 */
const COMPANY_BELOW_PERSON = 'BG CZ DE DK ES GB GR HR HU IE IT NO PL PT RO SI SK'.split(' ');

function linesOfData(
  postalCountry: string,
  more: { organization?: string; administrativeArea?: string } = {},
): string[] {
  const { name, street, detail, postalCode, city } = FIELDS;
  return formatAddress({ postalCountry, name, addressLines: [street, detail], postalCode, locality: city, ...more });
}

const ourLines = (country: string, more: { company?: string } = {}): string[] =>
  printedAddress({
    country,
    firstName: FIELDS.name,
    streetName: FIELDS.street,
    additionalAddressInfo: FIELDS.detail,
    postalCode: FIELDS.postalCode,
    city: FIELDS.city,
    ...more,
  });

const withoutSign = (line: string): string => line.replace(/^[A-Z]{2}-/, '');

describe('a printed address compared with public address data', () => {
  it.each(COUNTRIES)('has the same lines in the same order in %s', (country) => {
    expect(ourLines(country)).toEqual(linesOfData(country).map(withoutSign));
  });

  it('leaves out the country code before the postal code that the data has', () => {
    const signed = COUNTRIES.filter((country) => linesOfData(country).includes(`${country}-Code City`));
    expect(signed).toEqual(SIGN_BEFORE_CODE);
  });

  it('leaves out the region that the data has', () => {
    const regional = COUNTRIES.filter((country) =>
      linesOfData(country, { administrativeArea: 'Region' }).some((line) => line.includes('Region')),
    );
    expect(regional.sort()).toEqual(HAS_REGION);
  });

  it('names the company before the person, even if the data does not', () => {
    const below = COUNTRIES.filter((country) => {
      const lines = linesOfData(country, { organization: FIELDS.company });
      return lines.indexOf(FIELDS.company) > lines.indexOf(FIELDS.name);
    });
    expect(below.sort()).toEqual(COMPANY_BELOW_PERSON);
    for (const country of COUNTRIES)
      expect(ourLines(country, { company: FIELDS.company }).slice(0, 2)).toEqual([FIELDS.company, FIELDS.name]);
  });
});

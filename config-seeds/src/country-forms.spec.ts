import { describe, expect, it } from '@jest/globals';
import { isPostalCode } from '@manifold/domain/postal-code/is-postal-code';
import { normalisePostalCode } from '@manifold/domain/postal-code/normalise';
import { seedDocuments } from './documents.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));

function formatOf(country: string) {
  const document = documents.find(({ sections }) => sections.store.countryCode === country);
  if (!document) throw new Error(`No store in ${country}`);
  return document.sections['postal-code'];
}

// country | valid codes, as people type them | invalid codes (spec shell §5)
const POSTAL_CODES = `
AT | 1010, 9999, A-1010, 6020 | 0123, 101, 10100, 1O10
BE | 1000, 9992, B-1000 | 0999, 100, 10000
BG | 1000, 0001, 9990 | 100, 10000, 10A0
CH | 8001, 1200, CH-8001 | 800, 80011, abcd
GB | SW1A 1AA, sw1a1aa, M1 1AE, EC1A 1BB, BT1 5GS, GIR 0AA | 12345, SW1A, SW1A 1A1
CZ | 110 00, 11000, 60200 | 110-00, 1100, 110000, 11 000A
DE | 10115, 01067, D-10115 | 1011, 101155, 1011A
DK | 1050, DK-1050, 9990 | 105, 10500
ES | 28001, 08001 | 2800, 280011
FI | 00100, FI-00100, 99800 | 0010, 001000
FR | 75001, F-75001, 20000 | 7500, 750011
GR | 104 31, 10431 | 1043, 104311
HR | 10000, HR-10000 | 1000, 100000
HU | 1051, H-1051 | 0051, 105, 10510
IE | D02 AF30, d02af30, D6W XY00, A65F4E2 | Z99 ZZZZ, D02AF3, 12345
IT | 00118, 20121 | 0011, 001181
LT | 01100, LT-01100 | 0110, 011000
NL | 1011 AB, 1011ab, 9999 XK | 0011 AB, 1011, 10111 AB, 1011 A1
NO | 0150, 9990 | 015, 01500
PL | 00-001, 00001 | 0-0001, 0000, 000-01X, 0000011
PT | 1000-001, 1000001 | 1000, 100-001
RO | 010011 | 01001, 0100111
SE | 111 20, 11120, SE-111 20 | 1112, 111200
SI | 1000, SI-1000 | 100, 10000
SK | 811 01, 81101 | 8110, 811011`
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((part) => part.trim()));

const rows = POSTAL_CODES.map(([country = '', valid = '', invalid = '']) => ({
  country,
  good: valid.split(', '),
  bad: invalid.split(', '),
}));

describe('postal codes', () => {
  it('have a form in each of the 25 countries', () => {
    expect(rows.map(({ country }) => country).sort()).toEqual(
      [...new Set(documents.map(({ sections }) => sections.store.countryCode))].sort(),
    );
  });

  it.each(rows)('of $country are accepted as people type them', ({ country, good: valid }) => {
    expect(valid.filter((code) => !isPostalCode(code, country, formatOf(country)))).toEqual([]);
  });

  it.each(rows)('of another form are refused in $country', ({ country, bad: invalid }) => {
    expect(invalid.filter((code) => isPostalCode(code, country, formatOf(country)))).toEqual([]);
  });

  it.each([
    ['GB', 'SW1A1AA', 'SW1A 1AA'],
    ['GB', 'm11ae', 'M1 1AE'],
    ['GB', 'gir0aa', 'GIR 0AA'],
    ['IE', 'd02af30', 'D02 AF30'],
    ['NL', '1011ab', '1011 AB'],
    ['PT', '1000001', '1000-001'],
    ['SE', '11120', '111 20'],
  ])('of %s typed as %s are stored as %s', (country, typed, stored) => {
    expect(normalisePostalCode(typed, country, formatOf(country))).toBe(stored);
  });

  it.each(rows)('of $country have a valid example', ({ country }) => {
    const format = formatOf(country);
    expect(normalisePostalCode(format.example, country, format)).toBe(format.example);
    expect(isPostalCode(format.example, country, format)).toBe(true);
  });
});

describe('bank accounts', () => {
  it.each(documents.map(({ sections }) => [sections.store.countryCode, sections['bank-transfer'].iban]))(
    'of %s have a valid checksum',
    (country, iban) => {
      const turned = iban.slice(4) + iban.slice(0, 4);
      const digits = [...turned].map((character) => Number.parseInt(character, 36)).join('');
      expect(iban.startsWith(country)).toBe(true);
      expect(BigInt(digits) % 97n).toBe(1n);
    },
  );
});

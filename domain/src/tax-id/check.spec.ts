import { describe, expect, it } from '@jest/globals';
import { isTaxId, normaliseTaxId } from './check.js';
import type { TaxIdKind } from './contract.js';

const VALID: readonly (readonly [TaxIdKind, string])[] = [
  ['codice-fiscale', 'RSSMRA85T10A562S'],
  ['codice-fiscale', 'rss mra 85t10 a562s'],
  ['codice-fiscale', '00743110157'],
  ['nif-es', '12345678Z'],
  ['nif-es', 'X1234567L'],
  ['nif-es', 'A-13585625'],
  ['nif-pt', '501964843'],
  ['nif-pt', '123 456 789'],
  ['afm', '040127797'],
];

const WRONG: readonly (readonly [TaxIdKind, string])[] = [
  ['codice-fiscale', 'RSSMRA85T10A562T'],
  ['codice-fiscale', '00743110158'],
  ['codice-fiscale', 'RSSMRA85T10'],
  ['nif-es', '12345678A'],
  ['nif-es', 'X1234567A'],
  ['nif-es', 'A13585626'],
  ['nif-pt', '123456780'],
  ['nif-pt', '012345678'],
  ['afm', '040127798'],
  ['afm', '000000000'],
];

describe('a tax id', () => {
  it.each(VALID)('of the kind %s may be %s', (kind, id) => {
    expect(isTaxId(id, kind)).toBe(true);
  });

  it.each(WRONG)('of the kind %s is not %s', (kind, id) => {
    expect(isTaxId(id, kind)).toBe(false);
  });

  it('is stored in upper case without separators', () => {
    expect(normaliseTaxId(' rss-mra 85t10.a562s ')).toBe('RSSMRA85T10A562S');
  });
});

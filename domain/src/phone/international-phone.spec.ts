import { describe, expect, it } from '@jest/globals';
import { internationalPhone } from './international-phone.js';

describe('a phone number as it is dialled from abroad', () => {
  it.each([
    ['+421900123456', 'SK', '+421900123456'],
    ['0900123456', 'SK', '+421900123456'],
    ['03012345678', 'DE', '+493012345678'],
    ['0612345678', 'IT', '+390612345678'],
    ['0612345678', 'HU', '+3612345678'],
    ['601123456', 'CZ', '+420601123456'],
  ])('%s in %s is %s', (typed, countryCode, dialled) => {
    expect(internationalPhone(typed, countryCode)).toBe(dialled);
  });

  it.each('AT BE BG CH CZ DE DK ES FI FR GB GR HR HU IE IT LT NL NO PL PT RO SE SI SK'.split(' '))(
    'is known in %s',
    (countryCode) => {
      expect(internationalPhone('12345678', countryCode)).toMatch(/^\+\d{2,3}12345678$/);
    },
  );

  it('is not guessed for a country without a store', () => {
    expect(internationalPhone('12345678', 'XX')).toBeUndefined();
  });
});

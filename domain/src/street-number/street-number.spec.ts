import { describe, expect, it } from '@jest/globals';
import { isStreetNumber, normaliseStreetNumber } from './street-number.js';

const strict = { mustContainDigit: true };

describe('a street number', () => {
  it.each([
    [' 12  A ', '12 A'],
    ['12 / 3', '12/3'],
    ['12 - 14', '12-14'],
    ['Nr. 12', '12'],
    ['n° 12 bis', '12 bis'],
    ['№ 7', '7'],
    [', 12', '12'],
    ['Rose  Cottage', 'Rose Cottage'],
    ['North Lodge', 'North Lodge'],
  ])('typed as "%s" is stored as "%s"', (typed, stored) => {
    expect(normaliseStreetNumber(typed)).toBe(stored);
  });

  it.each([
    ['ES', 's/n'],
    ['ES', 'S.N.'],
    ['ES', 'sin número'],
    ['FR', 'sans numéro'],
    ['FR', 'sn'],
    ['PT', 'S/N'],
    ['IT', 's.n.c.'],
    ['DE', 'o. Nr.'],
    ['HR', 'bb'],
    ['SI', 'b.b.'],
    ['BG', 'б/н'],
    ['GR', 'χωρίς αριθμό'],
    ['NL', 'z.n.'],
    ['SE', 'utan nummer'],
    ['HU', 'szám nélkül'],
  ])('may be missing in %s, said as "%s"', (country, streetNumber) => {
    expect(isStreetNumber({ streetNumber, country }, strict)).toBe(true);
  });

  it('with another country’s "none", or with a house name that is not ticked, is refused', () => {
    expect(isStreetNumber({ streetNumber: 's/n', country: 'DE' }, strict)).toBe(false);
    expect(isStreetNumber({ streetNumber: 'Rose Cottage', country: 'GB' }, strict)).toBe(false);
  });

  it('may be a house name if the shopper ticks it, but must not be empty', () => {
    expect(isStreetNumber({ streetNumber: 'Rose Cottage', country: 'GB', hasHouseName: true }, strict)).toBe(true);
    expect(isStreetNumber({ streetNumber: '  ', country: 'GB', hasHouseName: true }, strict)).toBe(false);
  });

  it('needs no digit in a country without the rule', () => {
    expect(isStreetNumber({ streetNumber: 'Dom pod lipou', country: 'CZ' }, { mustContainDigit: false })).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { hasIbanChecksum } from './iban.js';

describe('the check digits of an IBAN', () => {
  it.each(['DE89370400440532013000', 'GB14TEST60161331926819', 'FR1420041010050500013M02606'])(
    'are right in %s',
    (iban) => expect(hasIbanChecksum(iban)).toBe(true),
  );

  it('detect one wrong digit and two swapped digits', () => {
    expect(hasIbanChecksum('DE89370400440532013001')).toBe(false);
    expect(hasIbanChecksum('DE89370400440532010300')).toBe(false);
  });
});

import { describe, expect, it } from '@jest/globals';
import { ibanInGroups, isIban, plainIban } from './iban.js';

describe('an IBAN', () => {
  it.each([
    'SK3112000000198742637541',
    'GB29NWBK60161331926819',
    'DE89370400440532013000',
    'MT84MALT011000012345MTLCAST001S',
  ])('%s is valid', (iban) => expect(isIban(iban)).toBe(true));

  it.each([
    ['with two digits swapped', 'DE89370400440532031000'],
    ['with one digit wrong', 'SK3112000000198742637542'],
    ['without check digits', 'DEXX370400440532013000'],
    ['in groups', 'DE89 3704 0044 0532 0130 00'],
    ['that is empty', ''],
  ])('%s is refused', (_what, iban) => expect(isIban(iban)).toBe(false));

  it('may contain spaces or hyphens in any case, and is shown in groups of four', () => {
    expect(plainIban(' de89 3704-0044 0532 0130 00 ')).toBe('DE89370400440532013000');
    expect(ibanInGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
    expect(ibanInGroups('NO9386011117947')).toBe('NO93 8601 1117 947');
  });
});

import { describe, expect, it } from '@jest/globals';
import { isGuessablePassword } from './guessable-password.js';

const LIST = new Set(['password', 'monkey', '12345678', 'abc']);
const isGuessable = (password: string, email?: string): boolean =>
  isGuessablePassword(password, { email, names: ['Ferrum', 'Ox'] }, (word) => LIST.has(word));

describe('a guessable password', () => {
  it.each([
    ['password'],
    ['PassWord'],
    ['password1234'],
    ['Password1'],
    ['--monkey!2024'],
    ['12345678'],
    ['my-ferrum-shop'],
    ['FERRUM 2026!!'],
  ])('is %s', (password) => expect(isGuessable(password)).toBe(true));

  it.each([
    ['frying-pan-1'],
    ['a password of her own'],
    ['12-abc-98-zz-7'],
    ['98 abc 12'],
    ['one ox too many 7'],
    ['8723-9917-2'],
  ])('is not %s', (password) => expect(isGuessable(password)).toBe(false));

  it.each([
    ['eva.smith@example.com', 'Eva.Smith-99', true],
    ['eva@example.com', 'eva-likes-tea-7', false],
    ['evam@example.com', 'evam-likes-tea-7', true],
    [undefined, 'eva.smith-99', false],
  ])('of %s, as %s: %s', (email, password, expected) => expect(isGuessable(password, email)).toBe(expected));
});

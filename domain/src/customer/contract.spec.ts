import { describe, expect, it } from '@jest/globals';
import { passwordSchema } from './contract.js';

const refusal = (password: string): string | undefined => passwordSchema.safeParse(password).error?.issues[0]?.message;

describe('a password', () => {
  it.each(['frying-pan-1', 'сковорода1', '12345678a'])('%s is accepted', (password) => {
    expect(refusal(password)).toBeUndefined();
  });

  it.each([
    ['pan-1', 'password-too-short'],
    ['frying-pan', 'password-letter-and-number'],
    ['12345678', 'password-letter-and-number'],
    [`1${'a'.repeat(200)}`, 'password-too-long'],
  ])('%s is refused: %s', (password, reason) => {
    expect(refusal(password)).toBe(reason);
  });
});

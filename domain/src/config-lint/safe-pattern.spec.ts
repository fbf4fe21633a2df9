import { describe, expect, it } from '@jest/globals';
import { isSafePattern } from './safe-pattern.js';

describe('a pattern that a shop tries on what people type', () => {
  it.each([
    '\\d{5}',
    '\\d{3} ?\\d{2}',
    '(D6W|[AC-FHKNPRTV-Y]\\d{2}) ?[0-9A-Z]{4}',
    'GIR ?0AA|[A-Z]{1,2}\\d',
    '(?:AB)+',
  ])('may be %s', (pattern) => expect(isSafePattern(pattern)).toBe(true));

  it.each([
    ['repeats what repeats', '(\\d+)+'],
    ['repeats a choice', '(a|a)*'],
    ['repeats what repeats further down', '((a+)b)*'],
    ['repeats without saying so', '(\\d*){2,}'],
    ['looks ahead', '(?=\\d)\\d{5}'],
    ['refers back', '(\\d)\\1{4}'],
    ['is too long', 'a'.repeat(201)],
  ])('may not be one that %s', (_what, pattern) => expect(isSafePattern(pattern)).toBe(false));

  it('is not thought to repeat because it names a plus or a star', () => {
    expect(isSafePattern('(A\\+)+')).toBe(true);
    expect(isSafePattern('([+*|])+')).toBe(true);
  });
});

import { describe, expect, it } from '@jest/globals';
import { predicateProblem, unsupportedDiscount } from '../pricing/check-discount.js';
import { evaluate } from './evaluate.js';
import { parsePredicate } from './parse.js';

describe('predicates of discounts and shipping methods', () => {
  it.each([
    ['', 'end of predicate'],
    ['sku =', 'end of predicate'],
    ['sku = "A" or', 'end of predicate'],
    ['(sku = "A"', 'end of predicate'],
    ['sku = "A" sku = "B"', "'sku'"],
    ['sku is known', "'known'"],
    ['sku not "A"', "'A'"],
    ['sku = #', "'#'"],
    ['attributes. = 1', "'='"],
  ])('are refused if they are invalid: %s', (predicate, found) => {
    expect(predicateProblem(predicate, { subject: 'cart' })).toContain(`unexpected ${found}`);
  });

  it('are refused if they are nested too deeply', () => {
    expect(predicateProblem('('.repeat(100_000), { subject: 'cart' })).toContain('too deeply nested');
    expect(predicateProblem('not '.repeat(100_000), { subject: 'cart' })).toContain('too deeply nested');
  });

  it.each([
    ['true or true and false', true],
    ['(true or true) and false', false],
    ['not false and true', true],
    ['NOT (1 = 1)', false],
    ['1 < 2 and 2 <= 2 and 2 > 1 and 2 >= 2 and 1 <> 2', true],
    ['1 in (1, 2) and 3 not in (1, 2)', true],
    ['"a \\"quoted\\" word" = "a \\"quoted\\" word"', true],
    ['unknown(true)', false],
    ['unknown = "x" or unknown is empty', true],
  ])('%s is %s', (predicate, expected) => {
    expect(evaluate(parsePredicate(predicate), { field: () => undefined })).toBe(expected);
  });
});

describe('cart discounts', () => {
  it('are refused by name if they are not supported', () => {
    expect(unsupportedDiscount({ target: { type: 'lineItems' } })).toBeUndefined();
    expect(unsupportedDiscount({ target: { type: 'multiBuyLineItems' } })).toContain('multiBuyLineItems');
  });
});

import { describe, expect, it } from '@jest/globals';
import { filterExpression } from './filter-expression.js';

describe('a filter of the projection search', () => {
  it.each([
    ['variants.sku:"A", "B\\"C"', { kind: 'values', path: 'variants.sku', values: ['A', 'B"C'] }],
    ['variants.attributes.power : 1000', { kind: 'values', path: 'variants.attributes.power', values: [1000] }],
    [
      'variants.availability.isOnStock:true',
      { kind: 'values', path: 'variants.availability.isOnStock', values: [true] },
    ],
    ['categories.id: subtree("a"), subtree("b")', { kind: 'subtree', path: 'categories.id', ids: ['a', 'b'] }],
    [
      'variants.price.centAmount:range (1 to 30), (* to "x")',
      { kind: 'ranges', path: 'variants.price.centAmount', ranges: [{ from: 1, to: 30 }, { to: 'x' }] },
    ],
    ['name.en:missing', { kind: 'missing', path: 'name.en' }],
    ['categories.id', { kind: 'field', path: 'categories.id' }],
  ])('%s is understood', (source, expected) => {
    expect(filterExpression(source)).toEqual(expected);
  });

  it.each([
    '',
    'a b:"x"',
    'sku:',
    'sku:"x',
    'sku:"x" "y"',
    'x:range (1 to)',
    'x:range 1 to 2',
    'x:range (true to 2)',
    "x:'y'",
  ])('%s is refused', (source) => {
    expect(() => filterExpression(source)).toThrow('is not a filter expression');
  });
});

import { describe, expect, it } from '@jest/globals';
import { PlatformError } from '../errors/platform-error.js';
import { parsePredicate } from './parser.js';

const compare = (field: string, value: string | number | boolean, operator = '=') => ({
  kind: 'compare',
  field,
  operator,
  value,
});

describe('a where expression', () => {
  it('binds "and" closer than "or", and parentheses closest', () => {
    expect(parsePredicate('a="1" or b="2" and c="3"')).toEqual({
      kind: 'or',
      operands: [compare('a', '1'), { kind: 'and', operands: [compare('b', '2'), compare('c', '3')] }],
    });
    expect(parsePredicate('(a="1" or b="2") and c="3"')).toMatchObject({ kind: 'and' });
  });

  it('reads texts with quotes in them, numbers, truth values and both signs for unequal', () => {
    expect(parsePredicate('name = "3\\" pipe \\\\ é"')).toEqual(compare('name', '3" pipe \\ é'));
    expect(parsePredicate('centAmount >= -1250')).toEqual(compare('centAmount', -1250, '>='));
    expect(parsePredicate('isActive != true')).toEqual(compare('isActive', true, '!='));
    expect(parsePredicate('isActive <> true')).toEqual(compare('isActive', true, '!='));
  });

  it('nests fields, and accepts names with a hyphen only in backticks', () => {
    expect(parsePredicate('slug(`de-CH`="x")')).toEqual({
      kind: 'nested',
      field: 'slug',
      operand: compare('de-CH', 'x'),
    });
    expect(() => parsePredicate('slug(de-CH="x")')).toThrow(PlatformError);
  });

  it('reads lists, their negation, definedness and containment', () => {
    expect(parsePredicate('id not in ("a", "b")')).toEqual({
      kind: 'in',
      field: 'id',
      values: ['a', 'b'],
      negated: true,
    });
    expect(parsePredicate('custom is not defined')).toEqual({ kind: 'defined', field: 'custom', negated: true });
    expect(parsePredicate('tags is empty')).toEqual({ kind: 'empty', field: 'tags', negated: false });
    expect(parsePredicate('tags contains all ("a")')).toMatchObject({ kind: 'contains', mode: 'all' });
    expect(parsePredicate('not (a = 1)')).toEqual({ kind: 'not', operand: compare('a', 1) });
  });

  it('binds variables as values, never as text of the expression', () => {
    expect(parsePredicate('sku in :skus', { skus: ['A', 'B'] })).toMatchObject({ values: ['A', 'B'] });
    expect(parsePredicate('sku in (:skus)', { skus: 'A' })).toMatchObject({ values: ['A'] });
    expect(parsePredicate('a = :x', { x: 'b" or c = "d' })).toEqual(compare('a', 'b" or c = "d'));
  });

  it.each([
    '',
    'a',
    'a =',
    'a = b',
    'a = "1" and',
    '(a = "1"',
    'a = "1")',
    'a in ()',
    'a not = "1"',
    'a = :x',
    'a ; drop',
  ])('is refused when it is %p', (source) => {
    expect(() => parsePredicate(source)).toThrow(PlatformError);
  });

  it('is refused if it is nested too deeply, so that it cannot exhaust the server', () => {
    expect(() => parsePredicate('('.repeat(10_000))).toThrow('nested too deeply');
  });
});

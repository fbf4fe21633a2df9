import { describe, expect, it } from '@jest/globals';
import { isNested, isReordered, nestedDifferences, nestedLines, readableName } from './nested-change.js';

const REASONS = [
  { key: 'invoice', label: { en: 'Invoice', de: 'Rechnung' }, requiredFields: ['email', 'order'] },
  { key: 'delivery', label: { en: 'Delivery', de: 'Lieferung' }, requiredFields: ['email'] },
];

describe('a nested value', () => {
  it('is listed part by part, each entry by its name', () => {
    expect(nestedLines(REASONS.slice(0, 1)).map(({ path, value }) => [path.join(' › '), value])).toEqual([
      ['invoice › key', 'invoice'],
      ['invoice › label › en', 'Invoice'],
      ['invoice › label › de', 'Rechnung'],
      ['invoice › required fields', 'email, order'],
    ]);
  });

  it('is compared part by part: changed, added and removed', () => {
    const [invoice, delivery] = REASONS;
    const after = [
      { ...invoice, label: { en: 'Bill', de: 'Rechnung' } },
      { key: 'returns', label: { en: 'Returns' } },
    ];
    const shown = nestedDifferences(REASONS, after).map(({ path, before, after: now }) => [
      path.join(' › '),
      before,
      now,
    ]);
    expect(shown).toContainEqual(['invoice › label › en', 'Invoice', 'Bill']);
    expect(shown).toContainEqual(['returns › label › en', undefined, 'Returns']);
    expect(shown).toContainEqual(['delivery › label › de', delivery?.label.de, undefined]);
    expect(shown.filter(([path]) => String(path).startsWith('invoice'))).toHaveLength(1);
  });

  it('can be the same in another order', () => {
    expect(isReordered(REASONS, [...REASONS].reverse())).toBe(true);
    expect(isReordered(REASONS, REASONS.slice(1))).toBe(false);
    expect(nestedDifferences(REASONS, [...REASONS].reverse())).toEqual([]);
  });

  it.each([
    ['validFrom', 'valid from'],
    ['feeCentAmount', 'fee'],
    ['en', 'en'],
    ['BIC', 'BIC'],
    ['de-AT', 'de-AT'],
  ])('has the part %s, which reads as %s', (name, read) => {
    expect(readableName(name)).toBe(read);
  });

  it.each([
    [REASONS, true],
    [{ a: 1 }, true],
    [[1, 2], false],
    ['text', false],
    [null, false],
  ])('%j is nested: %s', (value, is) => {
    expect(isNested(value)).toBe(is);
  });
});

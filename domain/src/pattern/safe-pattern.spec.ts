import { describe, expect, it } from '@jest/globals';
import { maximumSteps } from './maximum-steps.js';
import { MAXIMUM_TESTED_LENGTH, patternTree } from './pattern-tree.js';
import { isSafePattern, MAXIMUM_STEPS } from './safe-pattern.js';
import { countedMatch } from './testing/counting-matcher.js';
import { hostilePairs, KNOWN_HOSTILE } from './testing/hostile-patterns.js';

const SEED = 20_261_123;

describe('a pattern that a shop runs on user input', () => {
  it.each([
    '\\d{5}',
    '\\d{3} ?\\d{2}',
    '^\\d{5}$',
    '(D6W|[AC-FHKNPRTV-Y]\\d{2}) ?[0-9A-Z]{4}',
    'GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}',
    '(?:AB)+',
    '(A\\+)+',
    '([+*|])+',
    '[^-]{3}\\-\\d+',
    '\\d*',
    '',
  ])('may be %s', (pattern) => expect(isSafePattern(pattern)).toBe(true));

  it.each(KNOWN_HOSTILE)('must not be %s', (pattern) => expect(isSafePattern(pattern)).toBe(false));

  it.each([
    ['repeats what repeats further down', '((a+)b?)*'],
    ['repeats what may be nothing', '(\\d*){2,}'],
    ['looks ahead', '(?=\\d)\\d{5}'],
    ['looks back', '(?<!\\d)\\d{5}'],
    ['refers back', '(\\d)\\1{4}'],
    ['names a group', '(?<a>\\d)\\k<a>'],
    ['is lazy', '\\d+?'],
    ['asks for a class of Unicode', '\\p{L}'],
    ['asks for the edge of a word', '\\bA'],
    ['is no pattern', '[0-9'],
    ['is no pattern', '(A'],
    ['is no pattern', 'A)'],
    ['is no pattern', '*'],
    ['counts further than anybody', '\\d{9999}'],
    ['is too long', 'a'.repeat(201)],
    ['has a character of two halves', '😀?'],
  ])('may not be one that %s', (_what, pattern) => expect(isSafePattern(pattern)).toBe(false));
});

describe('ten thousand hostile patterns and texts', () => {
  const pairs = hostilePairs(10_000, SEED).map((pair) => ({
    ...pair,
    text: pair.text.slice(0, MAXIMUM_TESTED_LENGTH),
  }));
  const safe = pairs.flatMap(({ pattern, text }) => {
    const tree = isSafePattern(pattern) ? patternTree(pattern) : undefined;
    return tree ? [{ pattern, text, tree }] : [];
  });

  it('are refused in some cases and accepted in others, so that both are tested', () => {
    expect(safe.length).toBeGreaterThan(500);
    expect(pairs.length - safe.length).toBeGreaterThan(500);
  });

  it('are refused, or matched within the computed number of steps', () => {
    const over = safe.filter(({ tree, text }) => {
      const limit = maximumSteps(tree, MAXIMUM_STEPS);
      return limit > MAXIMUM_STEPS || countedMatch(tree, text, MAXIMUM_STEPS).steps > limit;
    });
    expect(over).toEqual([]);
  });

  it('have the same meaning as in JavaScript', () => {
    const different = safe.filter(
      ({ pattern, text, tree }) =>
        countedMatch(tree, text, MAXIMUM_STEPS).isMatch !== new RegExp(`^(?:${pattern})$`).test(text),
    );
    expect(different).toEqual([]);
  });
});

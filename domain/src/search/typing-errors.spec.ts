import { describe, expect, it } from '@jest/globals';
import { allowedTypos, typosBetween, typosToPrefix, typosToSuffix } from './typing-errors.js';

describe('a typing error', () => {
  it.each([
    ['kabel', 1],
    ['fan', 0],
    ['fritteuse', 2],
    ['6400', 0],
    ['mma200', 0],
  ])('in %s is allowed %i times', (word, typos) => {
    expect(allowedTypos(word)).toBe(typos);
  });

  it.each([
    ['fritteuse', 'fritteuse', 0],
    ['friteuse', 'fritteuse', 1],
    ['frittteuse', 'fritteuse', 1],
    ['frutteuse', 'fritteuse', 1],
    ['firtteuse', 'fritteuse', 1],
    ['frtteuze', 'fritteuse', 2],
    ['waage', 'fritteuse', 3],
    ['frytownica', 'fritteuse', 3],
  ])('between %s and %s is counted up to two: %i', (typed, intended, typos) => {
    expect(typosBetween(typed, intended, 2)).toBe(typos);
  });

  it('is found in an incomplete word, and in the last part of a compound', () => {
    expect(typosToPrefix('kulschr', 'kuhlschrank', 1)).toBe(1);
    expect(typosToPrefix('waage', 'kuhlschrank', 1)).toBe(2);
    expect(typosToSuffix('schrnk', 'kuhlschrank', 1)).toBe(1);
    expect(typosToSuffix('kompreszor', 'legkompresszor', 1)).toBe(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { forgivenSlips, slipsBetween, slipsToBeginning, slipsToEnding } from './typing-errors.js';

describe('a typing error', () => {
  it.each([
    ['kabel', 1],
    ['fan', 0],
    ['fritteuse', 2],
    ['6400', 0],
    ['mma200', 0],
  ])('in %s is forgiven %i times', (word, slips) => {
    expect(forgivenSlips(word)).toBe(slips);
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
  ])('between %s and %s is counted up to two: %i', (typed, intended, slips) => {
    expect(slipsBetween(typed, intended, 2)).toBe(slips);
  });

  it('is found in an incomplete word, and in the last part of a compound', () => {
    expect(slipsToBeginning('kulschr', 'kuhlschrank', 1)).toBe(1);
    expect(slipsToBeginning('waage', 'kuhlschrank', 1)).toBe(2);
    expect(slipsToEnding('schrnk', 'kuhlschrank', 1)).toBe(1);
    expect(slipsToEnding('kompreszor', 'legkompresszor', 1)).toBe(1);
  });
});

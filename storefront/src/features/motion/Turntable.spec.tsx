import { describe, expect, it } from '@jest/globals';
import { frameAfter } from './Turntable.js';

describe('a machine that is turned by dragging', () => {
  //  from picture | dragged by pixels | shows picture
  it.each([
    [0, 0, 0],
    [0, 6, 0],
    [0, -14, 1],
    [0, 14, 23],
    [23, -14, 0],
    [5, 14 * 24, 5],
    [0, 14 * 50, 22],
  ])('from %i by %i pixels shows %i of 24', (first, pixels, shown) => {
    expect(frameAfter(first, pixels, 24)).toBe(shown);
  });
});

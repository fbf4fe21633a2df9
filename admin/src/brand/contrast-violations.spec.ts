import { describe, expect, it } from '@jest/globals';
import { contrastViolations } from './contrast-violations.js';

describe('the contrast of a brand’s colours', () => {
  it('passes for black on white', () => {
    expect(contrastViolations({ ink: '#000000', surface: '#ffffff', ground: '#ffffff' })).toEqual([]);
  });

  it('lists pairs with too little contrast, the worst first', () => {
    const violations = contrastViolations({ ink: '#777777', 'ink-faint': '#cccccc', surface: '#ffffff' });
    expect(violations.map(({ ink, ground, minimum }) => [ink, ground, minimum])).toEqual([
      ['ink-faint', 'surface', 4.5],
      ['ink', 'surface', 7],
    ]);
    expect(violations[1]?.ratio).toBeCloseTo(4.48, 2);
  });

  it('skips colours that are not written as #rrggbb', () => {
    expect(contrastViolations({ ink: 'white', surface: '#ffffff' })).toEqual([]);
  });
});

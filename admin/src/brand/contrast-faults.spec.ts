import { describe, expect, it } from '@jest/globals';
import { contrastFaults } from './contrast-faults.js';

describe('the contrast of a look', () => {
  it('is well when ink stands black on white paper', () => {
    expect(contrastFaults({ ink: '#000000', surface: '#ffffff', ground: '#ffffff' })).toEqual([]);
  });

  it('tells which pairs are too faint, the faintest first', () => {
    const faults = contrastFaults({ ink: '#777777', 'ink-faint': '#cccccc', surface: '#ffffff' });
    expect(faults.map(({ ink, ground, minimum }) => [ink, ground, minimum])).toEqual([
      ['ink-faint', 'surface', 4.5],
      ['ink', 'surface', 7],
    ]);
    expect(faults[1]?.ratio).toBeCloseTo(4.48, 2);
  });

  it('does not guess colours that are written in another way', () => {
    expect(contrastFaults({ ink: 'white', surface: '#ffffff' })).toEqual([]);
  });
});

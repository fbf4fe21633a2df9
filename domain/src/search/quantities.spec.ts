import { describe, expect, it } from '@jest/globals';
import { distanceTo, figuresFrom, figuresIn, figuresText, quantitiesIn } from './quantities.js';

describe('quantities in a search text', () => {
  it.each([
    ['2 kW Fritteuse', 'W', 2000],
    ['Fritteuse 3,2 kW', 'W', 3200],
    ['fryer 3.2kW', 'W', 3200],
    ['Heizer 1.500 W', 'W', 1500],
    ['kompresor 50l', 'l', 50],
    ['compresseur 50 litres', 'l', 50],
    ['компресор 50 л', 'l', 50],
    ['κομπρεσέρ 50 λίτρα', 'l', 50],
    ['Waage 0,5 t', 'kg', 500],
    ['200 a welder', 'A', 200],
    ['wheel 15 cm', 'mm', 150],
    ['oszilloskop 100 MHz', 'Hz', 100_000_000],
    ['fritteuse 2x10l', 'l', 20],
  ])('%s means %s %d', (text, unit, value) => {
    expect(quantitiesIn(text).quantities).toEqual([{ unit, value }]);
  });

  it('are removed from the searched words', () => {
    expect(quantitiesIn('Kompressor 50 l leise')).toMatchObject({
      rest: expect.stringMatching(/^Kompressor\s+leise$/),
    });
    expect(quantitiesIn('RCEF-10DH').quantities).toEqual([]);
  });
});

describe('quantities of a product', () => {
  it('are found separately and as a total, and daily output as kilograms', () => {
    expect(figuresIn('Fritteuse – 2 × 10\u00a0l – 6400\u00a0W')).toEqual([
      { unit: 'l', value: 20 },
      { unit: 'l', value: 10 },
      { unit: 'W', value: 6400 },
    ]);
    expect(figuresIn('Eiswürfelbereiter – 50\u00a0kg/24 h')).toContainEqual({ unit: 'kg', value: 50 });
  });

  it('are the same after writing and reading', () => {
    const figures = figuresIn('Kompressor – 100 l – 10 bar – 2200 W');
    expect(figuresFrom(figuresText(figures))).toEqual(figures);
  });

  it('rank exact matches before close ones, and close ones before none', () => {
    const wanted = quantitiesIn('100 l').quantities;
    const distances = ['100 l', '110 l', '50 l', '2 kW'].map((text) => distanceTo(wanted, figuresIn(text)));
    expect(distances[0]).toBe(0);
    expect([...distances].sort((one, other) => one - other)).toEqual(distances);
  });
});

import { describe, expect, it } from '@jest/globals';
import { lit, material } from './drawing/colour.js';
import { recoloured } from './recoloured.js';

const SPRUCE = '#2f6b52';
const painted = (colour: string) => recoloured(`<path fill="${colour}"/>`, material.accent, SPRUCE).slice(12, 19);

describe('a drawing in the paint of another brand', () => {
  it('has the other colour where the first one was', () => {
    expect(painted(material.accent)).toMatch(/^#[0-9a-f]{6}$/);
    expect(painted(material.accent)).not.toBe(material.accent);
  });

  it('keeps light and shade: a lit face stays lighter than one in the dark', () => {
    const [light, dark] = [painted(lit(material.accent, [0, 0, 1])), painted(lit(material.accent, [1, 0, 0]))];
    const green = (colour: string) => Number.parseInt(colour.slice(3, 5), 16);
    expect(green(light)).toBeGreaterThan(green(dark));
    for (const colour of [light, dark]) expect(green(colour)).toBeGreaterThan(Number.parseInt(colour.slice(1, 3), 16));
  });

  it.each(Object.entries(material).filter(([name]) => name !== 'accent'))('leaves %s as it is', (_name, colour) => {
    expect(painted(colour)).toBe(colour);
  });
});

import { countrySeeds } from '@manifold/config-seeds/countries';
import { describe, expect, it } from '@jest/globals';
import { flags } from './flags.js';
import { word } from './letters.js';
import { paymentMarks } from './payment-marks.js';
import { regionPlates } from './region-plates.js';
import { socialIcons } from './social-icons.js';

const marks = [...Object.entries(paymentMarks), ...Object.entries(socialIcons), ...Object.entries(flags)];

describe('the marks of the footer', () => {
  it('have a flag for the country of every store', () => {
    const countries = countrySeeds.map(({ countryCode }) => countryCode.toLowerCase());
    expect(Object.keys(flags)).toEqual(expect.arrayContaining([...new Set(countries)]));
  });

  it('have a plate for a country without a drawn flag, but not for an unknown code', () => {
    expect(regionPlates['mt']).toContain('>MT</text>');
    expect(Object.keys(regionPlates)).toEqual(expect.arrayContaining(Object.keys(flags)));
    expect(regionPlates).not.toHaveProperty('qx');
  });

  it.each(Object.entries(flags))(
    'have an aspect ratio of 3:2 and less than a kilobyte for the flag of %s',
    (_, svg) => {
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(svg) ?? [];
      expect(Number(width) / Number(height)).toBe(1.5);
      expect(svg.length).toBeLessThan(1000);
    },
  );

  it.each(marks)('contain no text that needs a font: %s', (_, svg) => {
    expect(svg).not.toMatch(/<text|NaN|undefined/);
    expect(svg.length).toBeLessThan(4000);
  });

  it('refuse a word with a letter that is not drawn', () => {
    expect(() => word('Ω', { x: 0, y: 0, width: 1, height: 1 }, 1)).toThrow('no letter "Ω"');
  });
});

import { describe, expect, it } from '@jest/globals';
import { material } from './drawing/colour.js';
import { inHaldenColours } from './halden/colours.js';
import { statePictures } from './states.js';

describe('the picture of an empty page', () => {
  it.each(Object.entries(statePictures()))('is a small file: %s', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 480 360"');
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(5000);
  });

  it('has the colours of the brand', () => {
    expect(statePictures()['empty-cart']).toContain(material.accent);
    expect(inHaldenColours(statePictures)['empty-cart']).not.toContain(material.accent);
  });
});

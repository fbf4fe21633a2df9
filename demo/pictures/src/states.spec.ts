import { describe, expect, it } from '@jest/globals';
import { material } from './drawing/colour.js';
import { inHaldenPaint } from './halden/paint.js';
import { statePictures } from './states.js';

describe('the picture of a page that has nothing to show', () => {
  it.each(Object.entries(statePictures()))('is small enough to be there at once: %s', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 480 360"');
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(5000);
  });

  it("is in the brand's paint", () => {
    expect(statePictures()['empty-cart']).toContain(material.accent);
    expect(inHaldenPaint(statePictures)['empty-cart']).not.toContain(material.accent);
  });
});

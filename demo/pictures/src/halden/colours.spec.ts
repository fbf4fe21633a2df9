import { describe, expect, it } from '@jest/globals';
import { material } from '../drawing/colour.js';
import { picture } from '../drawing/picture.js';
import { drawn, threeQuarter } from '../drawings.js';
import { departmentPictures } from '../scenes.js';
import { inHaldenPaint } from './paint.js';

const ACCENT = material.accent;
const drawnAs = (name: string): string => picture(drawn(name).machine, threeQuarter);

describe("a machine in Halden's paint", () => {
  it.each(['compressor', 'compressor-dark', 'planetary-mixer-bright'])(
    'shows nothing of the other paint on %s',
    (name) => {
      const own = inHaldenPaint(() => drawnAs(name));
      expect(drawnAs(name)).toContain(ACCENT);
      expect(own).not.toContain(ACCENT);
      expect(own).toContain('#2d6a51');
    },
  );

  it('keeps copper, coffee and meat as they are', () => {
    const colours = { 'welding-wire': '#c07a45', 'espresso-machine': '#5a3520', griddle: '#8c4a34' };
    for (const [name, colour] of Object.entries(colours)) expect(inHaldenPaint(() => drawnAs(name))).toContain(colour);
  });

  it('is used for the department pictures only', () => {
    expect(inHaldenPaint(departmentPictures)['workshop']).not.toContain(ACCENT);
    expect(departmentPictures()['workshop']).toContain(ACCENT);
  });
});

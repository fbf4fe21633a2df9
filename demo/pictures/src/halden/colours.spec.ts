import { describe, expect, it } from '@jest/globals';
import { material } from '../drawing/colour.js';
import { picture } from '../drawing/picture.js';
import { drawingByName, threeQuarter } from '../drawings.js';
import { departmentPictures } from '../scenes.js';
import { inHaldenColours } from './colours.js';

const ACCENT = material.accent;
const drawnAs = (name: string): string => picture(drawingByName(name).machine, threeQuarter);

describe("a machine in Halden's colours", () => {
  it.each(['compressor', 'compressor-dark', 'planetary-mixer-bright'])('has no accent colour of Ferrum: %s', (name) => {
    const own = inHaldenColours(() => drawnAs(name));
    expect(drawnAs(name)).toContain(ACCENT);
    expect(own).not.toContain(ACCENT);
    expect(own).toContain('#2d6a51');
  });

  it('keeps the colours of copper, coffee and meat', () => {
    const colours = { 'welding-wire': '#c07a45', 'espresso-machine': '#5a3520', griddle: '#8c4a34' };
    for (const [name, colour] of Object.entries(colours))
      expect(inHaldenColours(() => drawnAs(name))).toContain(colour);
  });

  it('does not change the colours of later pictures', () => {
    expect(inHaldenColours(departmentPictures)['workshop']).not.toContain(ACCENT);
    expect(departmentPictures()['workshop']).toContain(ACCENT);
  });
});

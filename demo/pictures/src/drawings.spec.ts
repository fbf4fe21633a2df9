import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { picture } from './drawing/picture.js';
import { turntable } from './drawing/turntable.js';
import { allDrawings, drawingByName, viewsOf } from './drawings.js';
import { pictureList } from './list.js';
import { departmentPictures, homePicture } from './scenes.js';
import { returnedPictures, setPictures } from './sold-pictures.js';

const views = Object.entries(allDrawings()).flatMap(([name, drawing]) =>
  viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
);

describe('the pictures of the demo', () => {
  it.each(views)('%s is square, a small file and has no text', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 960 960"');
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(12_000);
    expect(gzipSync(svg).length).toBeLessThan(4000);
  });

  it.each(Object.entries({ ...returnedPictures(), ...setPictures() }))(
    '%s, with several machines, is also square and a small file',
    (_, svg) => {
      expect(svg).toContain('viewBox="0 0 960 960"');
      expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
      expect(gzipSync(svg).length).toBeLessThan(7000);
    },
  );

  it.each(Object.entries(pictureList.turns))('show a full turn of %s in %i small files', (name, frames) => {
    const turns = turntable(drawingByName(name).machine, frames);
    expect(new Set(turns).size).toBe(frames);
    for (const svg of turns) {
      expect(svg.length).toBeLessThan(8192);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('are the same every time they are drawn', () => {
    for (const drawing of Object.values(allDrawings()).slice(0, 100)) {
      const [view] = viewsOf(drawing);
      if (view) expect(picture(drawing.machine, view)).toBe(picture(drawing.machine, view));
    }
    expect(homePicture()).toBe(homePicture());
  });

  it('have only valid numbers in the scenes of departments', () => {
    for (const svg of Object.values(departmentPictures())) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('have a unique id for each gradient of a scene', () => {
    const ids = [...homePicture().matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

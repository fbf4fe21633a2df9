import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { picture } from './drawing/picture.js';
import { turntable } from './drawing/turntable.js';
import { allDrawings, drawn, viewsOf } from './drawings.js';
import { pictureList } from './list.js';
import { departmentPictures, homePicture } from './scenes.js';
import { returnedPictures, setPictures } from './sold-pictures.js';

const views = Object.entries(allDrawings()).flatMap(([name, drawing]) =>
  viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
);

describe('the pictures of the demo', () => {
  it.each(views)('%s is square, light and without letters', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 960 960"');
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(12_000);
    expect(gzipSync(svg).length).toBeLessThan(4000);
  });

  it.each(Object.entries({ ...returnedPictures(), ...setPictures() }))(
    '%s, which shows several things, is square and light too',
    (_, svg) => {
      expect(svg).toContain('viewBox="0 0 960 960"');
      expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
      expect(gzipSync(svg).length).toBeLessThan(7000);
    },
  );

  it.each(Object.entries(pictureList.turns))('go once around %s in %i light pictures', (name, frames) => {
    const turns = turntable(drawn(name).machine, frames);
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

  it('have no fault in those of the departments', () => {
    for (const svg of Object.values(departmentPictures())) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('gives every gradient of a scene its own name', () => {
    const ids = [...homePicture().matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

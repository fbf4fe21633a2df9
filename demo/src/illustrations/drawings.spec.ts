import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { families } from '../catalogue/families.js';
import { drawingOf } from '../catalogue/pictures.js';
import { catalogueProducts } from '../catalogue/products.js';
import { departments } from '../terms/departments.js';
import { framesOf, turnablePictures } from '../catalogue/turnable-pictures.js';
import { picture } from './drawing/picture.js';
import { group } from './drawing/shape.js';
import { turntable } from './drawing/turntable.js';
import { drawings, viewsOf } from './drawings.js';
import { departmentPictures, homePicture } from './scenes.js';

const views = Object.entries(drawings).flatMap(([name, drawing]) =>
  viewsOf(drawing).map((view, index) => [`${name}-${index + 1}`, picture(drawing.machine, view)] as const),
);

describe('the pictures of the demo', () => {
  it('show every product from every side that it names', () => {
    const drawn = new Set<string>(views.map(([name]) => name));
    // Beyond the listed models come larger ones, with larger figures and other prices.
    const wanted = catalogueProducts({ count: 3000, seed: 'ferrum' }).flatMap(({ pictures }) => pictures);
    expect(wanted.filter((name) => !drawn.has(name))).toEqual([]);
  });

  it.each(views)('%s is square, light and without letters', (_, svg) => {
    expect(svg).toContain('viewBox="0 0 960 960"');
    expect(svg).not.toMatch(/<text|NaN|Infinity|undefined/);
    expect(svg.length).toBeLessThan(12_000);
    expect(gzipSync(svg).length).toBeLessThan(4000);
  });

  it('tell the models of most families apart', () => {
    const looks = new Map(views);
    const told = families.filter((family) => {
      const first = family.models.map((model) => looks.get(`${drawingOf(family, model)}-1`));
      return new Set(first).size >= 3;
    });
    expect(told.length).toBeGreaterThanOrEqual(35);
  });

  it('show a larger model as a larger machine', () => {
    const compressors = families.find(({ key }) => key === 'compressor');
    const names = compressors?.models.map((model) => drawingOf(compressors, model).replace(/-(dark|silver)$/, ''));
    expect(compressors?.models.map(({ figures }, index) => [figures.volume?.value, names?.[index]])).toEqual([
      [24, 'compressor-small'],
      [50, 'compressor'],
      [100, 'compressor-large'],
      [6, 'compressor-small'],
      [80, 'compressor-large'],
    ]);
  });

  it.each(Object.entries(turnablePictures))('go once around %s in %i light pictures', (name, frames) => {
    const turns = turntable(drawings[name]?.machine ?? group(), frames);
    expect(new Set(turns).size).toBe(frames);
    for (const svg of turns) {
      expect(svg.length).toBeLessThan(8192);
      expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('name the pictures of a machine once around from 01 on, and none where its back is not drawn', () => {
    const frames = framesOf('fryer');
    expect([frames[0], frames.at(-1), frames.length]).toEqual(['fryer-360/01', 'fryer-360/24', 24]);
    expect(framesOf('microscope')).toEqual([]);
  });

  it('are the same every time they are drawn', () => {
    for (const drawing of Object.values(drawings)) {
      const [view] = viewsOf(drawing);
      if (view) expect(picture(drawing.machine, view)).toBe(picture(drawing.machine, view));
    }
    expect(homePicture()).toBe(homePicture());
  });

  it('has one for each department', () => {
    expect(Object.keys(departmentPictures()).sort()).toEqual(Object.keys(departments).sort());
    for (const svg of Object.values(departmentPictures())) expect(svg).not.toMatch(/NaN|undefined/);
  });

  it('gives every gradient of a scene its own name', () => {
    const ids = [...homePicture().matchAll(/id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});

import { gzipSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { material } from './drawing/colour.js';
import { filmOf } from './films.js';
import { pictureList } from './list.js';

const films = pictureList.films.map((name) => [name, filmOf(name)] as const);

describe('a machine at work', () => {
  it('belongs to a product', () => {
    expect(pictureList.films.filter((name) => !pictureList.drawings.includes(name))).toEqual([]);
  });

  it.each(films)('animates %s in a small file', (_, svg) => {
    const frames = [...svg.matchAll(/<g class="f[^>]*>(.*?)(?=<g class="f|$)/gs)].map(([, content]) => content);
    expect(new Set(frames).size).toBeGreaterThan(8);
    expect(svg).not.toMatch(/<script|<text|NaN|Infinity|undefined/);
    expect(gzipSync(svg).length).toBeLessThan(8000);
  });

  it.each(films)('shows a still picture of %s with reduced motion', (_, svg) => {
    const frames = svg.match(/class="f[ "]/g)?.length ?? 0;
    const hidden = svg.match(/class="f" visibility="hidden"/g)?.length ?? 0;
    expect(hidden).toBe(frames * (15 / 16));
    expect(svg).toContain('@media(prefers-reduced-motion:reduce){.f{animation:none}.still{visibility:visible}}');
  });

  it('has the colours of its pictures', () => {
    const black = filmOf('planetary-mixer-black');
    expect(black).not.toBe(filmOf('planetary-mixer'));
    expect(black).not.toContain(material.enamel);
  });
});

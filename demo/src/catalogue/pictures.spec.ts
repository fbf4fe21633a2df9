import { describe, expect, it } from '@jest/globals';
import { catalogueProducts } from './products.js';
import { turnablePictures } from './turnable-pictures.js';

const products = catalogueProducts({ count: 60, seed: 'ferrum' });

describe('the pictures of a product', () => {
  it('go once around in ten families and more', () => {
    const turned = products.filter(({ images360 }) => images360 !== undefined);
    expect(new Set(turned.map(({ family }) => family)).size).toBeGreaterThanOrEqual(10);
    expect(turned.map(({ images360 }) => images360)).toEqual(
      turned.map(({ pictures }) => turnablePictures[pictures[0]?.replace(/-1$/, '') ?? '']),
    );
  });

  it('move where the machine is drawn at work, in the paint of the pictures that stand still', () => {
    const films = products.flatMap(({ video, pictures }) =>
      video ? [[video, `/media/videos/${pictures[0]}.svg`]] : [],
    );
    expect(films.length).toBeGreaterThan(6);
    for (const [video, still] of films) expect(still).toBe(video?.replace('.svg', '-1.svg'));
  });

  it('neither move nor turn for a set, which is more than one machine', () => {
    const sets = products.filter(({ condition }) => condition === 'set');
    expect(sets.length).toBeGreaterThan(0);
    expect(sets.filter(({ images360, video }) => images360 ?? video)).toEqual([]);
  });
});

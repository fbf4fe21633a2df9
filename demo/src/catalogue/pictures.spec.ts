import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { wantedPictures } from '../pictures/picture-list.js';
import { departmentKeys } from '../terms/departments.js';
import { catalogueCategories } from './categories.js';
import { drawingOf } from './drawing-name.js';
import { families, familyOf } from './families.js';
import { turnablePictures } from './motion.js';
import { pictureList } from './pictures.js';
import { catalogueProducts } from './products.js';
import type { DemoProduct } from './product.js';

const packed = new URL('../../pictures/pictures.br', import.meta.url);
const pictures: Readonly<Record<string, string>> = JSON.parse(
  brotliDecompressSync(readFileSync(packed)).toString('utf8'),
);
const products = catalogueProducts({ count: 600, seed: 'ferrum' });
const bySku = new Map(products.map((product) => [product.sku, product]));
const sets = products.filter(({ condition }) => condition === 'set');

/** The pictures of a product as a brand shows them. */
const shownBy = (brand: string, product: DemoProduct): readonly (string | undefined)[] =>
  product.pictures.map((name) => pictures[`${brand}products/${name}`] ?? pictures[`products/${name}`]);

describe('the packed pictures', () => {
  it('match the list that the catalogue generates (npm run pictures writes both)', () => {
    expect(pictureList).toEqual(wantedPictures());
  });

  it('exist for every image of every product, in a catalogue of any size', () => {
    const wanted = catalogueProducts({ count: 3000, seed: 'another' }).flatMap((product) => product.pictures);
    expect(
      [...wanted, ...products.flatMap((product) => product.pictures)].filter(
        (name) => !(`products/${name}` in pictures),
      ),
    ).toEqual([]);
  });

  it('show every category and every department', () => {
    const wanted = catalogueCategories().map(({ imageUrl }) => imageUrl.replace('/media/', '').replace('.svg', ''));
    expect(wanted.filter((name) => !(name in pictures))).toEqual([]);
    expect(departmentKeys.filter((key) => !(`departments/${key}` in pictures))).toEqual([]);
  });

  it('include every 360° view and video that a product lists', () => {
    const moving = products.flatMap(({ images360, video, pictures: [first = ''] }) => [
      ...(images360 === undefined ? [] : [`products/${first.replace(/-1$/, '-360')}/${images360}`]),
      ...(video === undefined ? [] : [video.replace('/media/', '').replace('.svg', '')]),
    ]);
    expect(moving.length).toBeGreaterThan(20);
    expect(moving.filter((name) => !(name in pictures))).toEqual([]);
  });
});

describe.each([
  ['Ferrum', ''],
  ['Halden', 'halden/'],
])('the pictures of a product at %s', (_brand, folder) => {
  it('have a unique first picture for each product', () => {
    const first = products.map((product) => shownBy(folder, product)[0]);
    expect(first.filter((svg) => svg === undefined)).toEqual([]);
    expect(new Set(first).size).toBe(products.length);
  });

  it('show all parts of a set together, and each part alone', () => {
    expect(sets.length).toBeGreaterThan(20);
    for (const set of sets) {
      const parts = set.setParts.map((sku) => bySku.get(sku)?.pictures[0] ?? '');
      const [together = '', ...single] = shownBy(folder, set);
      const groups = [...together.matchAll(/<g id="([^"]+)">/g)].map(([, name]) => `${name}-1`);
      expect(groups).toEqual(parts);
      expect(set.pictures.slice(1)).toEqual(parts);
      expect(new Set(single).size).toBe(parts.length);
    }
  });

  it('show a returned machine with its opened carton', () => {
    const returned = products.filter(({ condition }) => condition === 'b-ware');
    expect(returned.length).toBeGreaterThan(40);
    for (const product of returned) {
      const isNew = bySku.get(product.sameModelNew ?? '')?.pictures[0]?.replace(/-1$/, '');
      const [first = ''] = shownBy(folder, product);
      expect([...first.matchAll(/<g id="([^"]+)">/g)].map(([, name]) => name)).toEqual(['carton', isNew]);
    }
  });
});

describe('the drawings of a family', () => {
  it('show a larger model as a larger machine', () => {
    const compressor = familyOf('compressor');
    const names = compressor.models.map((model) => drawingOf(compressor, model).replace(/-(dark|silver)$/, ''));
    expect(compressor.models.map(({ figures }, index) => [figures.volume?.value, names[index]])).toEqual([
      [24, 'compressor-small'],
      [50, 'compressor'],
      [100, 'compressor-large'],
      [6, 'compressor-small'],
      [80, 'compressor-large'],
    ]);
  });

  it('use other colours for neighbouring models of the same machine', () => {
    for (const family of families) {
      const liveries = Object.entries(pictureList.variants)
        .filter(([sku]) => sku.startsWith(`EX10${String(family.number).padStart(2, '0')}`))
        .map(([, { livery }]) => livery);
      expect(new Set(liveries).size).toBe(liveries.length);
    }
  });
});

describe('a machine in motion', () => {
  it('has a 360° view in at least ten families', () => {
    const turned = products.filter(({ images360 }) => images360 !== undefined);
    expect(new Set(turned.map(({ family }) => family)).size).toBeGreaterThanOrEqual(10);
    expect(turned.map(({ images360 }) => images360)).toEqual(
      turned.map((product) => turnablePictures[product.pictures[0]?.replace(/-1$/, '') ?? '']),
    );
  });

  it('has the same colours as its still pictures', () => {
    const films = products.flatMap(({ video, pictures: [first] }) =>
      video ? [[video, `/media/videos/${first}.svg`]] : [],
    );
    expect(films.length).toBeGreaterThan(6);
    for (const [video, still] of films) expect(still).toBe(video?.replace('.svg', '-1.svg'));
  });

  it('is never a set', () => {
    expect(sets.filter(({ images360, video }) => images360 ?? video)).toEqual([]);
  });
});

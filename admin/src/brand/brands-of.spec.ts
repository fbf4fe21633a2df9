import { describe, expect, it } from '@jest/globals';
import { brandsOf, LAYOUT_PARTS } from './brands-of.js';

const layout = {
  header: 'plain',
  hero: 'split',
  card: 'framed',
  tiles: 'framed',
  headings: 'start',
  typeface: 'sofia-sans',
};
const place = { layer: 'brand', key: 'ferrum', validFrom: null, validTo: null } as const;
const value = { name: 'Ferrum', legalName: 'Ferrum s.r.o.', layout, tokens: { accent: '#b03a0b' } };
const row = { ...place, value, updatedRevision: 1 };

describe('the brands of the console', () => {
  it('are the rows of the brand layer, with their colours and layout', () => {
    const store = { ...row, layer: 'store' as const, key: 'ferrum_sk' };
    expect(brandsOf([row, store], [])).toMatchObject([{ name: 'Ferrum', layout, drafted: [] }]);
  });

  it('show the drafted values and which parts the draft changes', () => {
    const after = { ...value, layout: { ...layout, hero: 'full' } };
    const edit = { section: 'brand' as const, ...place, before: value, after };
    expect(brandsOf([row], [edit])).toMatchObject([{ layout: { hero: 'full', card: 'framed' }, drafted: ['hero'] }]);
  });

  it('offer every layout option that the shop supports', () => {
    expect(LAYOUT_PARTS.map(({ part }) => part)).toEqual(Object.keys(layout));
    for (const { options } of LAYOUT_PARTS) expect(options.length).toBeGreaterThan(1);
  });
});

import { describe, expect, it } from '@jest/globals';
import { groupsHaving, groupsHavingMost } from './term-places.js';
import type { Term } from './search-terms.js';
import { PLACE, type InvertedIndex } from './word-places.js';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
type Having = Readonly<Record<string, Readonly<Record<string, keyof typeof PLACE>>>>;

/** An index of seven products, with where a word stands in those that have it. */
const indexOf = (having: Having): InvertedIndex => ({
  skus: SKUS,
  ranks: SKUS.map(() => 0),
  having: new Map(
    Object.entries(having).map(([word, products]) => [
      word,
      Uint32Array.from(Object.entries(products).map(([sku, place]) => SKUS.indexOf(sku) * 4 + PLACE[place])),
    ]),
  ),
});
const word = (text: string, isLoose = false): Term => ({ word: text, isLoose });
const shown = (groups: readonly (readonly string[])[]) => groups.map((skus) => skus.join('')).join(' ');

describe('products that have what was typed', () => {
  it('stand by where they have it: name, brand, category, and what is the same before what resembles', () => {
    const found = indexOf({
      grill: { A: 'title', B: 'branded', C: 'name' },
      gasgrill: { A: 'title', D: 'title', E: 'branded', F: 'name', C: 'name' },
    });
    expect(shown(groupsHaving(found, { any: [word('grill'), word('gasgrill', true)] }))).toBe('C B F E A D');
  });

  it('are machines before sets and accessories where both have it in the same place', () => {
    const found = {
      ...indexOf({ grill: { A: 'name', B: 'name', C: 'name', D: 'title' } }),
      ranks: [2, 0, 1, 0, 0, 0, 0],
    };
    // An index numbers its products in this order: A, B, C, D.
    expect(shown(groupsHaving(found, word('grill')))).toBe('B C A D');
  });

  it('have all of it, each by the worst place in which a part of it stands', () => {
    const found = indexOf({
      royal: { A: 'branded', B: 'branded', C: 'name' },
      grill: { A: 'name', C: 'name', D: 'name' },
    });
    expect(shown(groupsHaving(found, { all: [word('royal'), word('grill')] }))).toBe('C A');
  });

  it('may have another phrase for all of it instead', () => {
    const found = indexOf({ ice: { A: 'name' }, maker: { A: 'name', B: 'name' }, eismaschine: { C: 'title' } });
    const said: Term = { any: [{ all: [word('ice'), word('maker')] }, { all: [word('eismaschine')] }] };
    expect(shown(groupsHaving(found, { all: [said] }))).toBe('A C');
  });

  it('are none where nothing has it, or a part of it is not known at all', () => {
    expect(groupsHaving(indexOf({ grill: {} }), word('grill'))).toEqual([]);
    expect(groupsHaving(indexOf({ grill: { A: 'name' } }), { all: [word('grill'), { any: [] }] })).toEqual([]);
  });

  it('are those that have the most of it where nothing has all, if that is half', () => {
    const found = indexOf({
      a: { A: 'name', B: 'title' },
      b: { B: 'name', C: 'name' },
      c: { D: 'name' },
      d: { B: 'name' },
    });
    const terms = ['a', 'b', 'c', 'd'].map((text) => word(text));
    expect(shown(groupsHavingMost(found, terms))).toBe('B');
    expect(shown(groupsHavingMost(found, terms.slice(0, 2)))).toBe('B AC');
  });
});

import { describe, expect, it } from '@jest/globals';
import { groupMatches, groupPartialMatches } from './term-fields.js';
import type { Term } from './search-terms.js';
import { FIELD_RANK, type InvertedIndex } from './word-fields.js';

const SKUS = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
type FieldsOfWords = Readonly<Record<string, Readonly<Record<string, keyof typeof FIELD_RANK>>>>;

/** An index of seven products, with the field of each word. */
const indexOf = (fieldsOfWords: FieldsOfWords): InvertedIndex => ({
  skus: SKUS,
  ranks: SKUS.map(() => 0),
  entriesByWord: new Map(
    Object.entries(fieldsOfWords).map(([word, products]) => [
      word,
      Uint32Array.from(Object.entries(products).map(([sku, field]) => SKUS.indexOf(sku) * 4 + FIELD_RANK[field])),
    ]),
  ),
});
const word = (text: string, isLoose = false): Term => ({ word: text, isLoose });
const shown = (groups: readonly (readonly string[])[]) => groups.map((skus) => skus.join('')).join(' ');

describe('term places', () => {
  it('rank name before brand before category, and exact before similar words', () => {
    const found = indexOf({
      grill: { A: 'title', B: 'branded', C: 'name' },
      gasgrill: { A: 'title', D: 'title', E: 'branded', F: 'name', C: 'name' },
    });
    expect(shown(groupMatches(found, { any: [word('grill'), word('gasgrill', true)] }))).toBe('C B F E A D');
  });

  it('rank machines before sets and accessories in the same field', () => {
    const found = {
      ...indexOf({ grill: { A: 'name', B: 'name', C: 'name', D: 'title' } }),
      ranks: [2, 0, 1, 0, 0, 0, 0],
    };
    // The index numbers its products in the order A, B, C, D.
    expect(shown(groupMatches(found, word('grill')))).toBe('B C A D');
  });

  it('require all words and rank by the worst field', () => {
    const found = indexOf({
      royal: { A: 'branded', B: 'branded', C: 'name' },
      grill: { A: 'name', C: 'name', D: 'name' },
    });
    expect(shown(groupMatches(found, { all: [word('royal'), word('grill')] }))).toBe('C A');
  });

  it('accept a synonym phrase instead of all words', () => {
    const found = indexOf({ ice: { A: 'name' }, maker: { A: 'name', B: 'name' }, eismaschine: { C: 'title' } });
    const phrase: Term = { any: [{ all: [word('ice'), word('maker')] }, { all: [word('eismaschine')] }] };
    expect(shown(groupMatches(found, { all: [phrase] }))).toBe('A C');
  });

  it('are empty if no product matches or a word is unknown', () => {
    expect(groupMatches(indexOf({ grill: {} }), word('grill'))).toEqual([]);
    expect(groupMatches(indexOf({ grill: { A: 'name' } }), { all: [word('grill'), { any: [] }] })).toEqual([]);
  });

  it('fall back to products that match the most words, at least half', () => {
    const found = indexOf({
      a: { A: 'name', B: 'title' },
      b: { B: 'name', C: 'name' },
      c: { D: 'name' },
      d: { B: 'name' },
    });
    const terms = ['a', 'b', 'c', 'd'].map((text) => word(text));
    expect(shown(groupPartialMatches(found, terms))).toBe('B');
    expect(shown(groupPartialMatches(found, terms.slice(0, 2)))).toBe('B AC');
  });
});

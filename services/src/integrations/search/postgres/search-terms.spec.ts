import { describe, expect, it } from '@jest/globals';
import { typedWords } from '@manifold/domain/search/words';
import { DocumentVectors } from './document-vectors.js';
import { anyOf, joinedPairs, mayBeOne, queryText, termsOf, type Term } from './search-terms.js';
import { synonymPhrases } from './synonym-phrases.js';

const word = (text: string, isLoose = false): Term => ({ word: text, isLoose });

describe('search terms', () => {
  it('become a tsquery, without similar words if exact', () => {
    const term: Term = { all: [{ any: [word('gas'), word('gasgrill', true)] }, word('grill')] };
    expect(queryText(term, false)).toBe("(('gas' | 'gasgrill') & 'grill')");
    expect(queryText(term, true)).toBe("(('gas') & 'grill')");
    expect(queryText({ all: [word('a', true), word('b')] }, true)).toBeUndefined();
  });

  it('omit unknown words', () => {
    expect(termsOf([word('a'), undefined, word('b')], [])).toHaveLength(2);
  });

  it('are equal in any order of the found words', () => {
    const found = ['gasgrill', 'grill'].map((text) => ({
      word: text,
      shown: text,
      documents: 1,
      kind: 'part' as const,
    }));
    expect(anyOf({ words: [...found].reverse() })).toEqual(anyOf({ words: found }));
  });

  it('accept synonym phrases', () => {
    const terms = termsOf([word('ice'), word('maker')], [{ from: 0, length: 2, term: word('eismaschine') }]);
    expect(terms.map((term) => queryText(term, false))).toEqual(["(('ice' & 'maker') | 'eismaschine')"]);
  });
});

describe('a phrase with a word that nobody knows', () => {
  it('matches only its synonyms, not its other words', () => {
    const terms = termsOf([undefined, word('maskine')], [{ from: 0, length: 2, term: word('isterningmaskine') }]);
    expect(terms.map((term) => queryText(term, false))).toEqual(["('isterningmaskine')"]);
  });
});

describe('words next to each other', () => {
  it('match as one compound word', () => {
    const [pair] = joinedPairs(typedWords('kühl schrank'));
    expect(pair).toMatchObject({ from: 0, length: 2, alternatives: [{ folded: 'kuhlschrank' }] });
  });

  it.each([
    ['kühl schrank', ['sc'], true],
    ['kühl s', ['sc'], true],
    ['kühl schrank', ['ta', 'l'], false],
    ['kühl schrank', [], false],
    // A possible ending makes another form of the first word, which has no continuation.
    ['grill en', [], true],
    ['3200 w6', ['e'], false],
    ['kue hlschrank', [], true],
  ])('are one or not: %s where words go on with %j: %s', (text, continuations, isOne) => {
    const [first = { typed: '', folded: '' }, second = first] = typedWords(text);
    expect(mayBeOne({ continuations }, first, second)).toBe(isOne);
  });

  it('match their synonyms', () => {
    const joined = synonymPhrases(typedWords('Eis Maschinen'), [['Eiswürfelbereiter', 'Eismaschine']]);
    expect(joined).toMatchObject([
      { from: 0, length: 2, alternatives: [{ folded: 'eiswurfelbereiter' }] },
      { from: 0, length: 2, alternatives: [{ folded: 'eismaschine' }] },
    ]);
    const phrases = synonymPhrases(typedWords('royal ice maker'), [['ice machine', 'ice maker']]);
    expect(phrases).toMatchObject([{ from: 1, length: 2, alternatives: [{ folded: 'ice' }, { folded: 'machine' }] }]);
  });
});

describe('a product row', () => {
  it('has each word once in its best field and the later ones', () => {
    const vectors = new DocumentVectors();
    const row = vectors.rowOf({
      id: '1',
      sku: 'EX1',
      ean: null,
      model: 'MSW-GG-10',
      kind: 'machine',
      name: "Gas-Grill 'Öl'",
      brand: 'MSW',
      categories: ['Grill', 'Küche'],
      description: 'Grill \\ MSW, Stahl',
    });
    expect(row).toMatchObject({
      name: "'gas' 'grill' 'ol'",
      branded: "'gas' 'grill' 'ol' 'msw'",
      title: "'gas' 'grill' 'ol' 'msw' 'kuche'",
      body: "'gas' 'grill' 'ol' 'msw' 'kuche' 'stahl'",
    });
    expect(vectors.words).toContainEqual({ word: 'ol', shown: 'öl', documents: 1 });
  });
});

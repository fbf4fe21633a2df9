import { describe, expect, it } from '@jest/globals';
import { foldText } from './fold-text.js';
import { inLatin } from './latin.js';
import { lightStem, otherSpellings, phoneticSpellings, typedWords, splitWords } from './words.js';

describe('words typed without accents', () => {
  it.each([
    ['Kühlschränke', 'kuhlschranke'],
    ['Schweißgerät', 'schweissgerat'],
    ['Łuparka', 'luparka'],
    ['Smørrebrød', 'smorrebrod'],
    ['Fritéza', 'friteza'],
    ['Olajsütő', 'olajsuto'],
    ['Φριτέζα', 'φριτεζα'],
    ['ΦΟΎΡΝΟΣ', 'φουρνοσ'],
    ['Майка', 'майка'],
  ])('%s is compared as %s', (text, compared) => {
    expect(foldText(text)).toBe(compared);
  });

  it.each([
    ['φριτεζα', 'friteza'],
    ['κρεατομηχανη', 'kreatomichani'],
    ['κρεατομιχανη', 'kreatomichani'],
    ['фритюрник', 'frityurnik'],
    ['fritteuse', 'fritteuse'],
  ])('%s sounds as %s', (word, latin) => {
    expect(inLatin(word)).toBe(latin);
  });

  it.each([
    ['kuehlschrank', ['kuhlschrank']],
    ['braendekloever', ['brandeklover']],
    ['fritteuse', []],
  ])('%s may stand in the catalogue as %j', (word, others) => {
    expect(otherSpellings(word)).toEqual(others);
  });
});

describe('words spelt by sound', () => {
  it.each([
    ['fritose', ['fritose', 'friteuse']],
    ['frisor', ['frisor', 'friseur']],
    ['regal', ['regal']],
  ])('%s may mean one of %j', (word, spellings) => {
    expect(phoneticSpellings(word)).toEqual(spellings);
  });
});

describe('the words of a text', () => {
  it.each([
    ['Elektrische Fritteuse – 2 × 10 l – 6400 W', ['elektrische', 'fritteuse', '2', '10', 'l', '6400', 'w']],
    ['fritteuse 2x10l', ['fritteuse', '2', '10', 'l']],
    ["l'huile MIG/MAG", ['l', 'huile', 'mig', 'mag']],
    [' \t', []],
  ])('%j are %j', (text, words) => {
    expect(splitWords(text)).toEqual(words);
  });

  it('are limited to ten', () => {
    expect(typedWords('a b c d e f g h i j k l')).toHaveLength(10);
  });
});

describe('words of languages without a Postgres stemmer', () => {
  it.each([
    ['friteza', 'fritezy'],
    ['svarecka', 'svarecky'],
    ['frytownica', 'frytownice'],
    ['фритюрник', 'фритюрници'],
  ])('%s and %s have one stem', (one, other) => {
    expect(lightStem(one)).toBe(lightStem(other));
  });

  it('stay unchanged if they are too short', () => {
    expect(lightStem('pila')).toBe('pila');
  });
});

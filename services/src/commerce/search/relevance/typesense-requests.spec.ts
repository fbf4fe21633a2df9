import { describe, expect, it } from '@jest/globals';
import { compactCode } from '@manifold/domain/search/product-code';
import {
  codeInWordsParameters,
  codeParameters,
  splitQuantities,
  searchParameters,
} from '../../../integrations/search/typesense/typesense-query.js';
import { RELEVANCE_SETS } from './queries.js';

const ALL = RELEVANCE_SETS.flatMap(({ language, queries }) =>
  queries.map(([type, text, expected]) => [language, type, text, expected] as const),
);
const ofTypes = (...types: readonly string[]) => ALL.filter(([, type]) => types.includes(type));

describe('a query to a Typesense cluster', () => {
  it.each(ofTypes('unit'))('in %s, %s "%s" has the words, with the number as a measure', (_language, _type, text) => {
    const { words, wanted } = splitQuantities(text);
    expect(wanted.length).toBeGreaterThan(0);
    expect(words).not.toBe('');
    expect(searchParameters(words, 1).q).not.toMatch(/\d/);
  });

  it.each(ofTypes('model', 'sku'))('in %s, %s "%s" is a code, alone or among words', (_language, _type, text) => {
    const whole = codeParameters(text);
    const among = codeInWordsParameters(text);
    expect(whole ?? among).toBeDefined();
    if (whole) expect(whole.q).toBe(compactCode(text));
  });

  it.each(ofTypes('noun', 'synonym', 'typo', 'compound', 'brand', 'inflected', 'bare'))(
    'in %s, %s "%s" is the typed text',
    (_language, _type, text) => {
      expect(splitQuantities(text)).toEqual({ words: text, wanted: [] });
      expect(searchParameters(text, 1).q).toBe(text);
    },
  );
});

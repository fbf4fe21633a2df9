import { describe, expect, it } from '@jest/globals';
import { languages } from './countries.js';
import { slugsByLanguage } from './page-slugs-by-language.js';

/** First path segments that the shop uses itself (spec core §2, shell §2.4). */
const TAKEN = [
  'home search login checkout my-account create-account password-reset reset-password log-out adyen-payment-error',
  'c p api cms hidden build font theme media assets category demo offline',
]
  .join(' ')
  .split(' ');

describe.each(languages)('page slugs in %s', (language) => {
  const slugs: readonly string[] = Object.values(slugsByLanguage[language] ?? {});

  it('name every page once', () => {
    expect(slugs).toHaveLength(21);
    expect(new Set(slugs).size).toBe(21);
  });

  it('take no address of the shop itself, nor a language’s prefix', () => {
    expect(slugs.filter((slug) => TAKEN.includes(slug) || languages.includes(slug))).toEqual([]);
  });

  it('cannot be taken for a product, whose slug ends in its number', () => {
    expect(slugs.filter((slug) => /-ex\d{8}$/.test(slug))).toEqual([]);
  });
});

import { describe, expect, it } from '@jest/globals';
import { languages } from './countries.js';
import { slugsByLanguage } from './page-slugs-by-language.js';

/** First path segments that the shop itself uses (spec core §2, shell §2.4). */
const TAKEN = [
  'home search login checkout my-account create-account password-reset reset-password log-out adyen-payment-error',
  'c p api cms hidden build font theme media assets category demo offline',
]
  .join(' ')
  .split(' ');

describe.each(languages)('page slugs in %s', (language) => {
  const slugs: readonly string[] = Object.values(slugsByLanguage[language] ?? {});

  it('are different for every page', () => {
    expect(slugs).toHaveLength(22);
    expect(new Set(slugs).size).toBe(22);
  });

  it('are neither addresses of the shop itself nor language prefixes', () => {
    expect(slugs.filter((slug) => TAKEN.includes(slug) || languages.includes(slug))).toEqual([]);
  });

  it('do not look like product slugs, which end in the product number', () => {
    expect(slugs.filter((slug) => /-ex\d{8}$/.test(slug))).toEqual([]);
  });
});

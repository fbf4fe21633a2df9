import { describe, expect, it } from '@jest/globals';
import { seedDocuments } from '@manifold/config-seeds/documents';
import { faqAnswers } from './faq.js';

const documents = seedDocuments(new Date('2026-11-20T12:00:00Z'));
const stores = documents.flatMap(({ storeKey, sections, locales }) =>
  Object.keys(locales).map((locale) => [storeKey, locale.slice(0, 2), sections['consumer-rights']] as const),
);

describe('the answer about returns', () => {
  it.each(stores)('names the days and years of %s in %s', (_storeKey, language, { returnDays, guaranteeYears }) => {
    const numbers = Object.entries(faqAnswers.returns)
      .find(([key]) => key === language)?.[1]
      .match(/\d+/g);
    expect(numbers?.map(Number)).toEqual([returnDays, guaranteeYears]);
  });
});

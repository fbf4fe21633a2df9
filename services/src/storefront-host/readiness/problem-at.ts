import type { Sentence } from '@manifold/domain/readiness/contract';

/** Returns a problem of an address or page as a line of a check's details. */
export const problemAt = (place: string, { en, de }: Sentence): Sentence => ({
  en: `${place}: ${en}`,
  de: `${place}: ${de}`,
});

/** The problem of a page in another language than expected. */
export const wrongLanguage = (actual: string | null, expected: string): Sentence => ({
  en: `the page's language is ${actual ?? 'not stated'} instead of ${expected}`,
  de: `die Sprache der Seite ist ${actual ?? 'nicht angegeben'} statt ${expected}`,
});

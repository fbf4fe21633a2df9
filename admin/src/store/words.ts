import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Store details. */
export const storeWords = {
  en: {
    store: {
      locale: 'Language and country',
      fallback: 'Falls back to',
      noFallback: 'nothing: says everything itself',
      needsLanguage: 'A store needs at least one language.',
      notALocale: 'Type it as sk-SK.',
      twice: 'A language stands there twice.',
    },
  },
  de: {
    store: {
      locale: 'Sprache und Land',
      fallback: 'Ersatz',
      noFallback: 'keiner: sagt alles selbst',
      needsLanguage: 'Ein Shop braucht mindestens eine Sprache.',
      notALocale: 'Schreiben Sie es wie sk-SK.',
      twice: 'Eine Sprache steht doppelt da.',
    },
  },
} as const satisfies Words;

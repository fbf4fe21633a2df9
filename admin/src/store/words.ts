import type { Words } from '../language/words.js';

/** Texts of the screen: Store details. */
export const storeWords = {
  en: {
    store: {
      locale: 'Language and country',
      fallback: 'Falls back to',
      noFallback: 'nothing: all texts are its own',
      needsLanguage: 'A store needs at least one language.',
      notALocale: 'Type a locale such as sk-SK.',
      twice: 'A language is listed twice.',
    },
  },
  de: {
    store: {
      locale: 'Sprache und Land',
      fallback: 'Ersatz',
      noFallback: 'keiner: alle Texte sind eigene',
      needsLanguage: 'Ein Shop braucht mindestens eine Sprache.',
      notALocale: 'Geben Sie ein Gebietsschema wie sk-SK ein.',
      twice: 'Eine Sprache ist doppelt.',
    },
  },
} as const satisfies Words;

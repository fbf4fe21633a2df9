import type { Words } from '../words/words.js';

/** Texts of changes, old and new. */
export const changeWords = {
  en: {
    letter: {
      store: 'Store',
      section: 'Section',
      layer: 'Layer',
      field: 'Setting',
      before: 'Old',
      after: 'New',
      since: 'From',
      atOnce: 'at once',
    },
  },
  de: {
    letter: {
      store: 'Shop',
      section: 'Bereich',
      layer: 'Ebene',
      field: 'Einstellung',
      before: 'Alt',
      after: 'Neu',
      since: 'Ab',
      atOnce: 'sofort',
    },
  },
} as const satisfies Words;

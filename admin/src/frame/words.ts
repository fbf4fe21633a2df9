import type { Words } from '../shared/words/words.js';

/** Texts of the frame: menu, sign-in and the bar of the draft. */
export const frameWords = {
  en: {
    language: 'Language',
    menu: {
      stores: 'Stores',
      brand: 'Brands',
      'cash-on-delivery': 'Cash on delivery',
      'shipping-cost': 'Shipping cost',
      'change-set': 'Publish',
      revisions: 'History',
    },
    signIn: { email: 'E-mail', password: 'Password', submit: 'Sign in', title: 'Manifold console' },
    bar: {
      nothing: 'No changes',
      changes: '%{smart_count} change in your draft |||| %{smart_count} changes in your draft',
      undo: 'Undo',
      review: 'Review and publish',
    },
  },
  de: {
    language: 'Sprache',
    menu: {
      stores: 'Shops',
      brand: 'Marken',
      'cash-on-delivery': 'Nachnahme',
      'shipping-cost': 'Versandkosten',
      'change-set': 'Veröffentlichen',
      revisions: 'Verlauf',
    },
    signIn: { email: 'E-Mail', password: 'Passwort', submit: 'Anmelden', title: 'Manifold-Konsole' },
    bar: {
      nothing: 'Keine Änderungen',
      changes: '%{smart_count} Änderung in Ihrem Entwurf |||| %{smart_count} Änderungen in Ihrem Entwurf',
      undo: 'Rückgängig',
      review: 'Prüfen und veröffentlichen',
    },
  },
} as const satisfies Words;

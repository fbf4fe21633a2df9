import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Postal code. */
export const postalCodeWords = {
  en: {
    postalCode: {
      unreadable: 'This pattern cannot be read: a bracket or a sign is missing.',
      try: 'Try codes',
      tryHelp: 'Parted by commas. The example and codes near it are tried already.',
      taken: '✓ %{code} is taken',
      refused: '✗ %{code} is refused',
    },
  },
  de: {
    postalCode: {
      unreadable: 'Dieses Muster lässt sich nicht lesen: Eine Klammer oder ein Zeichen fehlt.',
      try: 'Postleitzahlen ausprobieren',
      tryHelp: 'Mit Kommas getrennt. Das Beispiel und ähnliche Zahlen werden schon geprüft.',
      taken: '✓ %{code} wird angenommen',
      refused: '✗ %{code} wird abgelehnt',
    },
  },
} as const satisfies Words;

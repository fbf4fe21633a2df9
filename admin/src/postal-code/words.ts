import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Postal code. */
export const postalCodeWords = {
  en: {
    postalCode: {
      unreadable:
        'This pattern cannot be read, or could take too long: use plain characters, sets such as [A-Z] or \\d, and counts such as {5}.',
      try: 'Try codes',
      tryHelp: 'Parted by commas. The example and codes near it are tried already.',
      taken: '✓ %{code} is taken',
      refused: '✗ %{code} is refused',
    },
  },
  de: {
    postalCode: {
      unreadable:
        'Dieses Muster ist nicht lesbar oder könnte zu lange dauern: Nehmen Sie einfache Zeichen, Mengen wie [A-Z] oder \\d und Anzahlen wie {5}.',
      try: 'Postleitzahlen ausprobieren',
      tryHelp: 'Mit Kommas getrennt. Das Beispiel und ähnliche Zahlen werden schon geprüft.',
      taken: '✓ %{code} wird angenommen',
      refused: '✗ %{code} wird abgelehnt',
    },
  },
} as const satisfies Words;

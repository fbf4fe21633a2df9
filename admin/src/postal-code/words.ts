import type { Words } from '../language/words.js';

/** Texts of the screen: Postal code. */
export const postalCodeWords = {
  en: {
    postalCode: {
      unreadable:
        'This pattern is invalid or could take too long: use plain characters, sets such as [A-Z] or \\d, and counts such as {5}.',
      try: 'Test codes',
      tryHelp: 'Separated by commas. The example and similar codes are tested already.',
      taken: '✓ %{code} is accepted',
      refused: '✗ %{code} is refused',
    },
  },
  de: {
    postalCode: {
      unreadable:
        'Dieses Muster ist ungültig oder könnte zu lange dauern: Nehmen Sie einfache Zeichen, Mengen wie [A-Z] oder \\d und Anzahlen wie {5}.',
      try: 'Postleitzahlen testen',
      tryHelp: 'Durch Kommas getrennt. Das Beispiel und ähnliche Postleitzahlen werden schon getestet.',
      taken: '✓ %{code} wird angenommen',
      refused: '✗ %{code} wird abgelehnt',
    },
  },
} as const satisfies Words;

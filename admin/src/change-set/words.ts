import type { Words } from '../shared/words/words.js';

/** Texts of the screen: the draft and its publishing. */
export const changeSetWords = {
  en: {
    publish: {
      title: 'Publish',
      empty: 'Your draft is empty. Change a value on any screen and it waits here until you publish it.',
      by: 'Draft of %{author}, for %{smart_count} store |||| Draft of %{author}, for %{smart_count} stores',
      reason: 'Why',
      reasonHelp: 'For the history: whoever asks in a year finds it there.',
      publish: 'Publish',
      discard: 'Discard the draft',
      done: 'Published as revision %{number}. Open shops have it within a second.',
      noEffect: 'No store comes to another value now; a dated value may hide the change until it ends.',
      rows: 'Rows in this draft',
      takeOut: 'Take out',
      takeOutOf: 'Take %{name} out of the draft',
    },
  },
  de: {
    publish: {
      title: 'Veröffentlichen',
      empty: 'Ihr Entwurf ist leer. Ändern Sie irgendwo einen Wert: Er wartet hier, bis Sie ihn veröffentlichen.',
      by: 'Entwurf von %{author} für %{smart_count} Shop |||| Entwurf von %{author} für %{smart_count} Shops',
      reason: 'Warum',
      reasonHelp: 'Für den Verlauf: Wer in einem Jahr fragt, findet es dort.',
      publish: 'Veröffentlichen',
      discard: 'Entwurf verwerfen',
      done: 'Als Revision %{number} veröffentlicht. Offene Shops haben sie innerhalb einer Sekunde.',
      noEffect:
        'Kein Shop kommt jetzt auf einen anderen Wert; ein befristeter Wert verdeckt die Änderung vielleicht, bis er endet.',
      rows: 'Zeilen in diesem Entwurf',
      takeOut: 'Herausnehmen',
      takeOutOf: '%{name} aus dem Entwurf nehmen',
    },
  },
} as const satisfies Words;

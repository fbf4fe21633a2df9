import type { Words } from '../words/words.js';

/** Texts of why a value is as it is. */
export const whyWords = {
  en: {
    why: {
      open: 'Why: %{name}',
      title: '%{section}: why %{name} has these values',
      at: 'At',
      atHelp: 'Empty for now; your own time zone. The past is told as it was published then.',
      nobody: 'No value is set.',
      covered: 'covered by the line above',
      since: 'since revision %{number}, %{when}, by %{author}: %{reason}',
      period: 'from %{from} to %{to}',
      becomes: 'From %{when} on: %{value}',
      tooEarly: 'Nothing was published yet at that instant.',
    },
  },
  de: {
    why: {
      open: 'Warum: %{name}',
      title: '%{section}: warum %{name} diese Werte hat',
      at: 'Zeitpunkt',
      atHelp: 'Leer für jetzt; in Ihrer Zeitzone. Die Vergangenheit zeigt, was damals veröffentlicht war.',
      nobody: 'Kein Wert ist festgelegt.',
      covered: 'von der Zeile darüber verdeckt',
      since: 'seit Revision %{number}, %{when}, von %{author}: %{reason}',
      period: 'von %{from} bis %{to}',
      becomes: 'Ab %{when}: %{value}',
      tooEarly: 'Zu diesem Zeitpunkt war noch nichts veröffentlicht.',
    },
  },
} as const satisfies Words;

import type { Words } from '../../language/words.js';

/** Texts of the explanation of values. */
export const whyWords = {
  en: {
    why: {
      open: 'Why: %{name}',
      title: '%{section}: why %{name} has these values',
      at: 'At',
      atHelp: 'Leave empty for the current time. In your own time zone. For the past, you see what was published then.',
      noValue: 'No value is set.',
      covered: 'overridden by the row above',
      since: 'since revision %{number}, %{when}, by %{author}: %{reason}',
      period: 'from %{from} to %{to}',
      becomes: 'From %{when}: %{value}',
      tooEarly: 'Nothing was published yet at that time.',
    },
  },
  de: {
    why: {
      open: 'Warum: %{name}',
      title: '%{section}: warum %{name} diese Werte hat',
      at: 'Zeitpunkt',
      atHelp: 'Leer lassen für jetzt. In Ihrer Zeitzone. Die Vergangenheit zeigt, was damals veröffentlicht war.',
      noValue: 'Kein Wert ist festgelegt.',
      covered: 'von der Zeile darüber überschrieben',
      since: 'seit Revision %{number}, %{when}, von %{author}: %{reason}',
      period: 'von %{from} bis %{to}',
      becomes: 'Ab %{when}: %{value}',
      tooEarly: 'Zu diesem Zeitpunkt war noch nichts veröffentlicht.',
    },
  },
} as const satisfies Words;

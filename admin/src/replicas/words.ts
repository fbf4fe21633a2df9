import type { Words } from '../language/words.js';

/** Texts of the screen: Delivery. */
export const replicasWords = {
  en: {
    replicas: {
      title: 'Delivery',
      help: 'The replicas that serve the shops, and the revision that each of them serves.',
      served:
        '%{current} of %{smart_count} replica serves revision %{newest} |||| %{current} of %{smart_count} replicas serve revision %{newest}',
      empty: 'No replica has sent a heartbeat within the last minute.',
      host: 'Replica',
      revision: 'Revision',
      state: 'State',
      started: 'Running since',
      current: 'up to date',
      behind: 'updating',
      silent: 'no heartbeat for %{seconds} s',
    },
  },
  de: {
    replicas: {
      title: 'Auslieferung',
      help: 'Die Replikate, die die Shops ausliefern, und welche Revision jedes davon ausliefert.',
      served:
        '%{current} von %{smart_count} Replikat liefert Revision %{newest} aus |||| %{current} von %{smart_count} Replikaten liefern Revision %{newest} aus',
      empty: 'In der letzten Minute hat sich kein Replikat gemeldet.',
      host: 'Replikat',
      revision: 'Revision',
      state: 'Zustand',
      started: 'Läuft seit',
      current: 'aktuell',
      behind: 'wird aktualisiert',
      silent: 'keine Meldung seit %{seconds} s',
    },
  },
} as const satisfies Words;

import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Delivery. */
export const replicasWords = {
  en: {
    replicas: {
      title: 'Delivery',
      help: 'The processes that serve the shops, and which revision has arrived in each of them.',
      served:
        '%{current} of %{smart_count} process serves revision %{newest} |||| %{current} of %{smart_count} processes serve revision %{newest}',
      empty: 'No process has spoken within the last minute.',
      host: 'Process',
      revision: 'Revision',
      state: 'State',
      started: 'Running since',
      current: 'up to date',
      behind: 'on its way',
      silent: 'silent for %{seconds} s',
    },
  },
  de: {
    replicas: {
      title: 'Auslieferung',
      help: 'Die Prozesse, die die Shops ausliefern, und welche Revision bei jedem angekommen ist.',
      served:
        '%{current} von %{smart_count} Prozess liefert Revision %{newest} aus |||| %{current} von %{smart_count} Prozessen liefern Revision %{newest} aus',
      empty: 'In der letzten Minute hat sich kein Prozess gemeldet.',
      host: 'Prozess',
      revision: 'Revision',
      state: 'Zustand',
      started: 'Läuft seit',
      current: 'aktuell',
      behind: 'unterwegs',
      silent: 'seit %{seconds} s still',
    },
  },
} as const satisfies Words;

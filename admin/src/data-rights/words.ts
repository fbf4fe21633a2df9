/** Texts of the list of requests about personal data. */
export const dataRequestWords = {
  en: {
    dataRequests: {
      title: 'Data requests',
      help: 'Customers ask for a copy of their data or delete their account. The law requires an answer within one month; jobs give it within minutes. If one is late, see the failed jobs under Systems. The list names nobody.',
      filters: { open: 'Waiting', all: 'All' },
      none: { open: 'No request waits for an answer.', all: 'There are no requests.' },
      total: '%{smart_count} request |||| %{smart_count} requests',
      kind: 'Request',
      kinds: { export: 'Copy of the data', deletion: 'Deletion of the account' },
      store: 'Store',
      requested: 'Requested',
      due: 'Answer due',
      state: 'State',
      states: { open: 'waiting', ready: 'link sent', done: 'done', expired: 'link expired' },
      overdue: 'overdue',
      finished: 'Answered',
    },
  },
  de: {
    dataRequests: {
      title: 'Datenanfragen',
      help: 'Kunden verlangen eine Kopie ihrer Daten oder löschen ihr Konto. Das Gesetz verlangt eine Antwort binnen eines Monats; Aufträge geben sie in Minuten. Ist eine verspätet, sehen Sie unter Systeme nach den fehlgeschlagenen Aufträgen. Die Liste nennt niemanden.',
      filters: { open: 'Offen', all: 'Alle' },
      none: { open: 'Keine Anfrage wartet auf eine Antwort.', all: 'Es gibt keine Anfragen.' },
      total: '%{smart_count} Anfrage |||| %{smart_count} Anfragen',
      kind: 'Anfrage',
      kinds: { export: 'Kopie der Daten', deletion: 'Löschung des Kontos' },
      store: 'Shop',
      requested: 'Gestellt',
      due: 'Antwort fällig',
      state: 'Stand',
      states: { open: 'offen', ready: 'Link gesendet', done: 'erledigt', expired: 'Link abgelaufen' },
      overdue: 'überfällig',
      finished: 'Beantwortet',
    },
  },
};

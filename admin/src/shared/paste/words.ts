import type { Words } from '../words/words.js';

/** Texts of pasting from a spreadsheet. */
export const pasteWords = {
  en: {
    paste: {
      title: 'Paste from a spreadsheet',
      open: 'Paste from a spreadsheet…',
      help: 'Paste two or more columns: the country (code or name) or the key of the store, then the values. The order of the rows does not matter, and a first row with the names of the settings is understood.',
      text: 'Copied cells',
      field: 'The first value goes into',
      table: 'Pasted values',
      place: 'Store',
      setting: 'Setting',
      old: 'Old',
      next: 'New',
      problem: 'Problem',
      good: '%{smart_count} value will change. |||| %{smart_count} values will change.',
      unchanged: '%{smart_count} value stays as it is. |||| %{smart_count} values stay as they are.',
      outside: '%{smart_count} value has no place in the table. |||| %{smart_count} values have no place in the table.',
      refused: '%{smart_count} value cannot be taken. |||| %{smart_count} values cannot be taken.',
      nothing: 'Nothing of this would change a value.',
      unknown: 'No country or store in this table has this name.',
      take: 'Take the value |||| Take the %{smart_count} values',
      none: 'Take none',
      moreLines: 'and %{smart_count} more value |||| and %{smart_count} more values',
    },
  },
  de: {
    paste: {
      title: 'Aus einer Tabelle einfügen',
      open: 'Aus einer Tabelle einfügen …',
      help: 'Fügen Sie zwei oder mehr Spalten ein: das Land (Kürzel oder Name) oder den Schlüssel des Shops, dann die Werte. Die Reihenfolge der Zeilen ist gleichgültig; eine erste Zeile mit den Namen der Einstellungen wird verstanden.',
      text: 'Kopierte Zellen',
      field: 'Der erste Wert gehört zu',
      table: 'Eingefügte Werte',
      place: 'Shop',
      setting: 'Einstellung',
      old: 'Alt',
      next: 'Neu',
      problem: 'Problem',
      good: '%{smart_count} Wert ändert sich. |||| %{smart_count} Werte ändern sich.',
      unchanged: '%{smart_count} Wert bleibt, wie er ist. |||| %{smart_count} Werte bleiben, wie sie sind.',
      outside:
        '%{smart_count} Wert hat keinen Platz in der Tabelle. |||| %{smart_count} Werte haben keinen Platz in der Tabelle.',
      refused:
        '%{smart_count} Wert kann nicht übernommen werden. |||| %{smart_count} Werte können nicht übernommen werden.',
      nothing: 'Nichts davon würde einen Wert ändern.',
      unknown: 'Kein Land und kein Shop dieser Tabelle heißt so.',
      take: 'Den Wert übernehmen |||| Die %{smart_count} Werte übernehmen',
      none: 'Nichts übernehmen',
      moreLines: 'und %{smart_count} weiterer Wert |||| und %{smart_count} weitere Werte',
    },
  },
} as const satisfies Words;

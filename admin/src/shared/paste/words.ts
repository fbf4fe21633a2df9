import type { Words } from '../../language/words.js';

/** Texts of pasting from a spreadsheet. */
export const pasteWords = {
  en: {
    paste: {
      title: 'Paste from a spreadsheet',
      open: 'Paste from a spreadsheet…',
      help: 'Paste two or more columns: the country (code or name) or the key of the store, then the values. The order of the rows does not matter, and a first row with the names of the settings is understood.',
      text: 'Copied cells',
      field: 'First value column',
      table: 'Pasted values',
      place: 'Store',
      setting: 'Setting',
      old: 'Old',
      next: 'New',
      problem: 'Problem',
      good: '%{smart_count} value will change. |||| %{smart_count} values will change.',
      unchanged: '%{smart_count} value stays the same. |||| %{smart_count} values stay the same.',
      outside:
        '%{smart_count} value does not fit into the table. |||| %{smart_count} values do not fit into the table.',
      refused: '%{smart_count} value is not valid. |||| %{smart_count} values are not valid.',
      nothing: 'No value would change.',
      unknown: 'No country or store in this table has this name.',
      take: 'Apply the value |||| Apply the %{smart_count} values',
      none: 'Cancel',
      moreLines: 'and %{smart_count} more value |||| and %{smart_count} more values',
    },
  },
  de: {
    paste: {
      title: 'Aus einer Tabelle einfügen',
      open: 'Aus einer Tabelle einfügen …',
      help: 'Fügen Sie zwei oder mehr Spalten ein: das Land (Kürzel oder Name) oder den Schlüssel des Shops, dann die Werte. Die Reihenfolge der Zeilen ist gleichgültig; eine erste Zeile mit den Namen der Einstellungen wird verstanden.',
      text: 'Kopierte Zellen',
      field: 'Erste Wertspalte',
      table: 'Eingefügte Werte',
      place: 'Shop',
      setting: 'Einstellung',
      old: 'Alt',
      next: 'Neu',
      problem: 'Problem',
      good: '%{smart_count} Wert ändert sich. |||| %{smart_count} Werte ändern sich.',
      unchanged: '%{smart_count} Wert bleibt gleich. |||| %{smart_count} Werte bleiben gleich.',
      outside: '%{smart_count} Wert passt nicht in die Tabelle. |||| %{smart_count} Werte passen nicht in die Tabelle.',
      refused: '%{smart_count} Wert ist ungültig. |||| %{smart_count} Werte sind ungültig.',
      nothing: 'Kein Wert würde sich ändern.',
      unknown: 'Kein Land und kein Shop dieser Tabelle heißt so.',
      take: 'Den Wert übernehmen |||| Die %{smart_count} Werte übernehmen',
      none: 'Abbrechen',
      moreLines: 'und %{smart_count} weiterer Wert |||| und %{smart_count} weitere Werte',
    },
  },
} as const satisfies Words;

import type { Words } from '../language/words.js';

/** Texts of the screen: Files. */
export const interchangeWords = {
  en: {
    interchange: {
      title: 'Files',
      export: 'Export',
      exportHelp:
        'Exports a section with all its rows, or a store with its own rows and its effective values, to a readable file.',
      what: 'What',
      sections: 'Sections',
      stores: 'Stores',
      format: 'Format',
      download: 'Download',
      import: 'Import',
      importHelp:
        'Imports files in the format of the export. They are compared with the published config; an import publishes nothing.',
      drop: 'Drop YAML or JSON files here',
      choose: 'Choose files',
      reason: {
        'not-a-config-file': 'This is not a config file. Choose one of these types: %{types}.',
        'not-a-text-file': 'This is not a text file. Choose a file that the export has written: %{types}.',
        unreadable: 'Cannot be read any more: it was moved, deleted or changed. Choose the file again.',
        'too-large': 'Too large. Split the file, or import fewer files at once.',
        'not-utf-8': 'Not saved as UTF-8, so characters are lost. Save the file as UTF-8 and import it again.',
      },
      refused: 'These files have errors:',
      same: 'No differences: %{names} is the same as the published config.',
      differs: '%{smart_count} row differs |||| %{smart_count} rows differ',
      changes: 'What %{names} would change',
      older:
        '%{smart_count} row was published after these files were exported. The draft would undo that. Export again and repeat your changes, or publish only the rows that you mean. |||| %{smart_count} rows were published after these files were exported. The draft would undo that. Export again and repeat your changes, or publish only the rows that you mean.',
      olderRow: '%{section}: %{layer} (revision %{revision})',
      moreOlder: 'and %{smart_count} more row |||| and %{smart_count} more rows',
      keep: 'Save as draft',
    },
  },
  de: {
    interchange: {
      title: 'Dateien',
      export: 'Export',
      exportHelp:
        'Exportiert einen Bereich mit allen Zeilen oder einen Shop mit seinen eigenen Zeilen und den geltenden Werten in eine lesbare Datei.',
      what: 'Was',
      sections: 'Bereiche',
      stores: 'Shops',
      format: 'Format',
      download: 'Herunterladen',
      import: 'Import',
      importHelp:
        'Importiert Dateien im Format des Exports. Sie werden mit der veröffentlichten Konfiguration verglichen; ein Import veröffentlicht nichts.',
      drop: 'YAML- oder JSON-Dateien hier ablegen',
      choose: 'Dateien auswählen',
      reason: {
        'not-a-config-file': 'Das ist keine Konfigurationsdatei. Wählen Sie eine Datei vom Typ %{types}.',
        'not-a-text-file': 'Das ist keine Textdatei. Wählen Sie eine Datei aus dem Export: %{types}.',
        unreadable:
          'Nicht mehr lesbar: Die Datei wurde verschoben, gelöscht oder geändert. Wählen Sie die Datei noch einmal aus.',
        'not-utf-8':
          'Nicht als UTF-8 gespeichert, daher fehlen Zeichen. Speichern Sie die Datei als UTF-8 und importieren Sie sie erneut.',
        'too-large': 'Zu groß. Teilen Sie die Datei auf, oder importieren Sie weniger Dateien auf einmal.',
      },
      refused: 'Diese Dateien enthalten Fehler:',
      same: 'Keine Unterschiede: %{names} entspricht der veröffentlichten Konfiguration.',
      differs: '%{smart_count} Zeile weicht ab |||| %{smart_count} Zeilen weichen ab',
      changes: 'Was %{names} ändern würde',
      older:
        '%{smart_count} Zeile wurde veröffentlicht, nachdem diese Dateien exportiert wurden. Der Entwurf würde das rückgängig machen. Exportieren Sie neu und wiederholen Sie Ihre Änderungen, oder veröffentlichen Sie nur die gewollten Zeilen. |||| %{smart_count} Zeilen wurden veröffentlicht, nachdem diese Dateien exportiert wurden. Der Entwurf würde das rückgängig machen. Exportieren Sie neu und wiederholen Sie Ihre Änderungen, oder veröffentlichen Sie nur die gewollten Zeilen.',
      olderRow: '%{section}: %{layer} (Revision %{revision})',
      moreOlder: 'und %{smart_count} weitere Zeile |||| und %{smart_count} weitere Zeilen',
      keep: 'Als Entwurf speichern',
    },
  },
} as const satisfies Words;

import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Files. */
export const interchangeWords = {
  en: {
    interchange: {
      title: 'Files',
      export: 'Export',
      exportHelp:
        'A section with all its rows, or a store with its own rows and what it comes to, as a file that people read.',
      what: 'What',
      sections: 'Sections',
      stores: 'Stores',
      format: 'Format',
      download: 'Download',
      import: 'Import',
      importHelp:
        'Files like those of the export. They are compared with what is published; nothing is published by an import.',
      drop: 'Drop YAML or JSON files here',
      choose: 'Choose files',
      reason: {
        'not-a-config-file': 'This is not a config file. Choose one of these types: %{types}.',
        'not-a-text-file': 'This is not a text file. Choose a file that the export has written: %{types}.',
      },
      refused: 'These files cannot be taken as they are. Where and why:',
      same: 'Nothing differs: %{names} says what is published.',
      differs: '%{smart_count} row differs |||| %{smart_count} rows differ',
      changes: 'What %{names} would change',
      keep: 'Keep as draft',
    },
  },
  de: {
    interchange: {
      title: 'Dateien',
      export: 'Export',
      exportHelp:
        'Ein Bereich mit allen Zeilen oder ein Shop mit seinen eigenen Zeilen und dem, was für ihn gilt – als lesbare Datei.',
      what: 'Was',
      sections: 'Bereiche',
      stores: 'Shops',
      format: 'Format',
      download: 'Herunterladen',
      import: 'Import',
      importHelp:
        'Dateien wie die des Exports. Sie werden mit dem Veröffentlichten verglichen; ein Import veröffentlicht nichts.',
      drop: 'YAML- oder JSON-Dateien hier ablegen',
      choose: 'Dateien auswählen',
      reason: {
        'not-a-config-file': 'Das ist keine Konfigurationsdatei. Wählen Sie eine Datei vom Typ %{types}.',
        'not-a-text-file': 'Das ist keine Textdatei. Wählen Sie eine Datei aus dem Export: %{types}.',
      },
      refused: 'Diese Dateien lassen sich so nicht übernehmen. Wo und warum:',
      same: 'Kein Unterschied: %{names} entspricht dem, was veröffentlicht ist.',
      differs: '%{smart_count} Zeile weicht ab |||| %{smart_count} Zeilen weichen ab',
      changes: 'Was %{names} ändern würde',
      keep: 'Als Entwurf behalten',
    },
  },
} as const satisfies Words;

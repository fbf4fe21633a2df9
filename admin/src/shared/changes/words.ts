import type { Words } from '../../language/words.js';

/** Texts of old and new values. */
export const changeWords = {
  en: {
    letter: {
      store: 'Store',
      section: 'Section',
      layer: 'Layer',
      field: 'Setting',
      before: 'Old',
      after: 'New',
      since: 'From',
      atOnce: 'immediately',
    },
    nested: {
      more: 'and %{smart_count} more part |||| and %{smart_count} more parts',
      removed: 'removed',
      reordered: 'The same entries in a different order.',
      same: 'No differences.',
    },
  },
  de: {
    letter: {
      store: 'Shop',
      section: 'Bereich',
      layer: 'Ebene',
      field: 'Einstellung',
      before: 'Alt',
      after: 'Neu',
      since: 'Ab',
      atOnce: 'sofort',
    },
    nested: {
      more: 'und %{smart_count} weiterer Teil |||| und %{smart_count} weitere Teile',
      removed: 'entfernt',
      reordered: 'Dieselben Einträge in anderer Reihenfolge.',
      same: 'Keine Unterschiede.',
    },
  },
} as const satisfies Words;

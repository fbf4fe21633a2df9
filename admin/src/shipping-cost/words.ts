import type { Words } from '../shared/words/words.js';

/** Texts of the screen: Shipping cost. */
export const shippingCostWords = {
  en: {
    overrides: {
      title: 'By country and date',
      none: 'No country says it differently.',
      add: 'Add a country',
      change: 'Change a country',
      edit: 'Edit',
      editOf: 'Edit %{name}',
      remove: 'Remove',
      keep: 'Keep in draft',
      from: 'From',
      to: 'Until (not included)',
      always: 'always',
      open: 'no end',
      state: 'State',
      removed: 'removed in your draft',
    },
  },
  de: {
    overrides: {
      title: 'Nach Land und Datum',
      none: 'Kein Land weicht ab.',
      add: 'Land hinzufügen',
      change: 'Land ändern',
      edit: 'Bearbeiten',
      editOf: '%{name} bearbeiten',
      remove: 'Entfernen',
      keep: 'In den Entwurf',
      from: 'Von',
      to: 'Bis (nicht eingeschlossen)',
      always: 'immer',
      open: 'ohne Ende',
      state: 'Zustand',
      removed: 'in Ihrem Entwurf entfernt',
    },
  },
} as const satisfies Words;

import type { Words } from '../words/words.js';

/** Texts of the grids of values. */
export const gridWords = {
  en: {
    grid: {
      store: 'Store',
      brand: 'Brand',
      country: 'Country',
      currency: 'Currency',
      select: 'Choose %{name}',
      chooseLines: 'Choose stores',
      all: 'All',
      allOf: 'All in %{currency}',
      none: 'None',
      chosen: '%{smart_count} chosen |||| %{smart_count} chosen',
      field: 'Field',
      value: 'Value',
      apply: 'Set for chosen',
    },
  },
  de: {
    grid: {
      store: 'Shop',
      brand: 'Marke',
      country: 'Land',
      currency: 'Währung',
      select: '%{name} auswählen',
      chooseLines: 'Shops auswählen',
      all: 'Alle',
      allOf: 'Alle in %{currency}',
      none: 'Keine',
      chosen: '%{smart_count} ausgewählt |||| %{smart_count} ausgewählt',
      field: 'Feld',
      value: 'Wert',
      apply: 'Für Auswahl setzen',
    },
  },
} as const satisfies Words;

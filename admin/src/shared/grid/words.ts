import type { Words } from '../../language/words.js';

/** Texts of the grids of values. */
export const gridWords = {
  en: {
    grid: {
      store: 'Store',
      brand: 'Brand',
      country: 'Country',
      currency: 'Currency',
      select: 'Select %{name}',
      chooseLines: 'Select stores',
      all: 'All',
      allOf: 'All in %{currency}',
      none: 'None',
      chosen: '%{smart_count} selected |||| %{smart_count} selected',
      field: 'Field',
      value: 'Value',
      apply: 'Set for selected',
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

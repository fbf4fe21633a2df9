import type { Words } from '../language/words.js';

/** Texts of the screen: Stores. */
export const storesWords = {
  en: {
    stores: {
      title: 'Stores',
      locales: 'Languages',
      revision: 'Revision',
      host: 'Production host',
      shop: 'Shop',
      open: 'Open %{name}',
      check: 'Not checked yet',
      checkAll: 'Check all stores',
      checking: 'Checking: %{done} of %{all}',
      checked: 'All stores are checked.',
      failed:
        '%{smart_count} store could not be checked. Try again later. |||| %{smart_count} stores could not be checked. Try again later.',
    },
  },
  de: {
    stores: {
      title: 'Shops',
      locales: 'Sprachen',
      revision: 'Revision',
      host: 'Produktiver Host',
      shop: 'Im Browser',
      open: '%{name} öffnen',
      check: 'Noch nicht geprüft',
      checkAll: 'Alle Shops prüfen',
      checking: 'Wird geprüft: %{done} von %{all}',
      checked: 'Alle Shops sind geprüft.',
      failed:
        '%{smart_count} Shop ließ sich nicht prüfen. Versuchen Sie es später. |||| %{smart_count} Shops ließen sich nicht prüfen. Versuchen Sie es später.',
    },
  },
} as const satisfies Words;

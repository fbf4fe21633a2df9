import type { Words } from '../shared/words/words.js';

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
    },
  },
} as const satisfies Words;

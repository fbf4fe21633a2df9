import { liveCartSchema } from '@manifold/domain/live-cart/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Live cart channel as a section of the config. */
export const liveCartSection = defineSection({
  key: 'live-cart',
  scope: 'store',
  schema: liveCartSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Live cart channel', de: 'Kanal des Live-Warenkorbs' },
  help: {
    en: 'How browsers keep the live cart connection open.',
    de: 'Wie Browser die Verbindung des Live-Warenkorbs offen halten.',
  },
  fields: {
    connectionsPerCart: {
      en: ['Connections per cart', 'Further connections are closed'],
      de: ['Verbindungen je Warenkorb', 'Weitere Verbindungen werden geschlossen'],
    },
    retries: {
      en: ['Retries', 'The browser gives up after this many'],
      de: ['Wiederholungen', 'Nach so vielen gibt der Browser auf'],
    },
    retryDelayMilliseconds: {
      en: ['Retry delay', 'Milliseconds'],
      de: ['Wartezeit', 'Millisekunden zwischen zwei Versuchen'],
    },
  },
  table: {
    load: (db) => db.liveCart.findMany(),
    save: (db, row, value) => db.liveCart.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.liveCart.deleteMany({ where }),
  },
});

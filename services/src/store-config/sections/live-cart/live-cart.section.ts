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
    en: 'How a browser keeps its live cart channel.',
    de: 'Wie ein Browser den Kanal seines Live-Warenkorbs hält.',
  },
  fields: {
    connectionsPerCart: {
      en: ['Connections per cart', 'More are closed'],
      de: ['Verbindungen je Warenkorb', 'Weitere werden geschlossen'],
    },
    retries: { en: ['Retries', 'After these it gives up'], de: ['Wiederholungen', 'Danach gibt der Browser auf'] },
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

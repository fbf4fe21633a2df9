import { liveCartSchema } from '@manifold/domain/live-cart/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Live cart channel as a section of the config. */
export const liveCartSection = defineSection({
  key: 'live-cart',
  scope: 'store',
  schema: liveCartSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Live cart channel',
  help: 'How a browser keeps its live cart channel.',
  fields: {
    connectionsPerCart: ['Connections per cart', 'More are closed'],
    retries: ['Retries', 'After these it gives up'],
    retryDelayMilliseconds: ['Retry delay', 'Milliseconds'],
  },
  table: {
    load: (db) => db.liveCart.findMany(),
    save: (db, row, value) => db.liveCart.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.liveCart.deleteMany({ where }),
  },
});

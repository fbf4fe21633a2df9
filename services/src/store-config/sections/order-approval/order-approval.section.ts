import { orderApprovalSchema } from '@manifold/domain/order-approval/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Order approval as a section of the config. */
export const orderApprovalSection = defineSection({
  key: 'order-approval',
  scope: 'store',
  schema: orderApprovalSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Second person for refunds', de: 'Zweite Person bei Erstattungen' },
  help: {
    en: 'When one person alone may refund, capture or cancel at the order desk, and when a second one must approve.',
    de: 'Wann eine Person im Bestellservice allein erstatten, einziehen oder stornieren darf und wann eine zweite es freigeben muss.',
  },
  fields: {
    fromCentAmount: {
      en: ['From this amount', 'What one person did before on the same order counts too. 0 means always'],
      de: ['Ab diesem Betrag', 'Was eine Person bei derselben Bestellung schon getan hat, zählt mit. 0 heißt immer'],
    },
  },
  amounts: { fromCentAmount: 'price-band' },
  table: {
    load: (db) => db.orderApproval.findMany(),
    save: (db, row, value) => db.orderApproval.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.orderApproval.deleteMany({ where }),
  },
});

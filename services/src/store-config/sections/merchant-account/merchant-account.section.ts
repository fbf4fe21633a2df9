import { merchantAccountSchema } from '@manifold/domain/merchant-account/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Merchant account as a section of the config. */
export const merchantAccountSection = defineSection({
  key: 'merchant-account',
  scope: 'store',
  schema: merchantAccountSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Merchant account',
  help: "The payment provider's account that takes the store's card payments.",
  fields: {
    merchantAccount: ['Merchant account', 'As the payment provider names it'],
  },
  table: {
    load: (db) => db.merchantAccount.findMany(),
    save: (db, row, value) => db.merchantAccount.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.merchantAccount.deleteMany({ where }),
  },
});

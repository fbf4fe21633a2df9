import { merchantAccountSchema } from '@manifold/domain/merchant-account/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Merchant account as a section of the config. */
export const merchantAccountSection = defineSection({
  key: 'merchant-account',
  scope: 'store',
  schema: merchantAccountSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Merchant account', de: 'Händlerkonto' },
  help: {
    en: "The payment provider's account that takes the store's card payments.",
    de: 'Das Konto beim Zahlungsdienst, das die Kartenzahlungen des Shops annimmt.',
  },
  fields: {
    merchantAccount: {
      en: ['Merchant account', 'As the payment provider names it'],
      de: ['Händlerkonto', 'Wie der Zahlungsdienst es nennt'],
    },
  },
  table: {
    load: (db) => db.merchantAccount.findMany(),
    save: (db, row, value) => db.merchantAccount.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.merchantAccount.deleteMany({ where }),
  },
});

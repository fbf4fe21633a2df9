import { cashRoundingSchema } from '@manifold/domain/cash-rounding/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Cash rounding as a section of the config. */
export const cashRoundingSection = defineSection({
  key: 'cash-rounding',
  scope: 'store',
  schema: cashRoundingSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Cash rounding', de: 'Barzahlungsrundung' },
  help: {
    en: 'The coin to which the amount of an order is rounded if it is paid on delivery. Other payment methods are never rounded.',
    de: 'Auf welche Münze der Betrag einer Bestellung bei Nachnahme gerundet wird. Andere Zahlungsarten werden nie gerundet.',
  },
  fields: {
    stepCentAmount: {
      en: ['Smallest coin', 'In the currency of the store, up to 10; 0.01 rounds nothing'],
      de: ['Kleinste Münze', 'In der Währung des Shops, höchstens 10; 0,01 rundet nichts'],
    },
  },
  amounts: { stepCentAmount: 'coin' },
  table: {
    load: (db) => db.cashRounding.findMany(),
    save: (db, row, value) => db.cashRounding.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.cashRounding.deleteMany({ where }),
  },
});

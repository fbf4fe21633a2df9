import { bankTransferSchema } from '@manifold/domain/bank-transfer/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Bank transfer as a section of the config. */
export const bankTransferSection = defineSection({
  key: 'bank-transfer',
  scope: 'store',
  schema: bankTransferSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Bank transfer', de: 'Banküberweisung' },
  help: {
    en: 'Payment by bank transfer, and the receiving account.',
    de: 'Zahlung per Überweisung und das Konto, auf das sie geht.',
  },
  fields: {
    enabled: {
      en: ['Offered', 'When switched off, it disappears from open checkouts at once'],
      de: ['Angeboten', 'Nach dem Ausschalten verschwindet die Überweisung sofort aus offenen Kassen'],
    },
    iban: {
      en: ['IBAN', 'Checked by its digits; spaces do not matter'],
      de: ['IBAN', 'Die Prüfziffern müssen stimmen; Leerzeichen spielen keine Rolle'],
    },
    bic: { en: ['BIC', '8 or 11 characters'], de: ['BIC', '8 oder 11 Zeichen'] },
    accountOwner: { en: ['Account owner', 'As the bank knows it'], de: ['Kontoinhaber', 'Wie die Bank ihn kennt'] },
    bankInstitute: { en: ['Bank', 'Name of the bank'], de: ['Bank', 'Name der Bank'] },
  },
  table: {
    load: (db) => db.bankTransfer.findMany(),
    save: (db, row, value) => db.bankTransfer.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.bankTransfer.deleteMany({ where }),
  },
});

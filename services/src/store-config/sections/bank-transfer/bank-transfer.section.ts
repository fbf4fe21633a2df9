import { bankTransferSchema } from '@manifold/domain/bank-transfer/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Bank transfer as a section of the config. */
export const bankTransferSection = defineSection({
  key: 'bank-transfer',
  scope: 'store',
  schema: bankTransferSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Bank transfer',
  help: 'Payment by bank transfer, and the account that it goes to.',
  fields: {
    enabled: ['Offered', 'Off withdraws it from every open checkout at once'],
    iban: ['IBAN', 'Without spaces'],
    bic: ['BIC', '8 or 11 characters'],
    accountOwner: ['Account owner', 'As the bank knows it'],
    bankInstitute: ['Bank', 'Name of the bank'],
  },
  table: {
    load: (db) => db.bankTransfer.findMany(),
    save: (db, row, value) => db.bankTransfer.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.bankTransfer.deleteMany({ where }),
  },
});

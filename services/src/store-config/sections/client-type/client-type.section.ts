import { clientTypeSchema } from '@manifold/domain/client-type/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Client type as a section of the config. */
export const clientTypeSection = defineSection({
  key: 'client-type',
  scope: 'store',
  schema: clientTypeSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Client type', de: 'Kundenart' },
  help: {
    en: 'Whether checkout first treats a shopper as a person or a company.',
    de: 'Ob die Kasse jemanden zuerst als Privatperson oder als Firma behandelt.',
  },
  fields: {
    defaultClientType: { en: ['Default', 'Private or company'], de: ['Voreinstellung', 'Privat oder Firma'] },
  },
  table: {
    load: (db) => db.clientType.findMany(),
    save: (db, row, value) => db.clientType.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.clientType.deleteMany({ where }),
  },
});

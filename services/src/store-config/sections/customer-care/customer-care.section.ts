import { customerCareSchema } from '@manifold/domain/customer-care/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Customer care as a section of the config. */
export const customerCareSection = defineSection({
  key: 'customer-care',
  scope: 'locale',
  schema: customerCareSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Customer care', de: 'Kundendienst' },
  help: {
    en: 'How customer care is reached in a locale.',
    de: 'Wie der Kundendienst in einer Sprache erreichbar ist.',
  },
  fields: {
    phone: { en: ['Phone', 'Empty if there is none'], de: ['Telefon', 'Leer, wo es keines gibt'] },
    email: { en: ['E-mail', 'Empty if there is none'], de: ['E-Mail', 'Leer, wo es keine gibt'] },
    openingHours: {
      en: ['Opening hours', 'In the language of the locale'],
      de: ['Öffnungszeiten', 'In den Worten der Sprache'],
    },
  },
  table: {
    load: (db) => db.customerCare.findMany(),
    save: (db, row, value) => db.customerCare.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.customerCare.deleteMany({ where }),
  },
});

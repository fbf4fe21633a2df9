import { customerCareSchema } from '@manifold/domain/customer-care/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../section.js';

/** Customer care as a section of the config. */
export const customerCareSection = defineSection({
  key: 'customer-care',
  scope: 'locale',
  schema: customerCareSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Customer care',
  help: 'How customer care is reached in a locale.',
  fields: {
    phone: ['Phone', 'Empty where there is none'],
    email: ['E-mail', 'Empty where there is none'],
    openingHours: ['Opening hours', 'In the words of the locale'],
  },
  table: {
    load: (db) => db.customerCare.findMany(),
    save: (db, row, value) => db.customerCare.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.customerCare.deleteMany({ where }),
  },
});

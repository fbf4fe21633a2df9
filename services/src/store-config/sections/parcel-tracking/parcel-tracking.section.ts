import { parcelTrackingSchema } from '@manifold/domain/parcel-tracking/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Parcel tracking as a section of the config. */
export const parcelTrackingSection = defineSection({
  key: 'parcel-tracking',
  scope: 'locale',
  schema: parcelTrackingSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Parcel tracking', de: 'Sendungsverfolgung' },
  help: {
    en: "The parcel-tracking service's id of a locale.",
    de: 'Die Kennung einer Sprache bei der Sendungsverfolgung.',
  },
  fields: {
    trackingId: { en: ['Id', 'As the service names the account'], de: ['Kennung', 'Wie der Dienst das Konto nennt'] },
  },
  table: {
    load: (db) => db.parcelTracking.findMany(),
    save: (db, row, value) => db.parcelTracking.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.parcelTracking.deleteMany({ where }),
  },
});

import { parcelTrackingSchema } from '@manifold/domain/parcel-tracking/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../section.js';

/** Parcel tracking as a section of the config. */
export const parcelTrackingSection = defineSection({
  key: 'parcel-tracking',
  scope: 'locale',
  schema: parcelTrackingSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Parcel tracking',
  help: "The parcel-tracking service's id of a locale.",
  fields: {
    trackingId: ['Id', 'As the service names the account'],
  },
  table: {
    load: (db) => db.parcelTracking.findMany(),
    save: (db, row, value) => db.parcelTracking.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.parcelTracking.deleteMany({ where }),
  },
});

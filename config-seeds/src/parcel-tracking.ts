import { locales } from './countries.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('parcel-tracking');

/** Ids of the sandbox's parcel tracking: the specification does not contain the real ones. */
export const parcelTrackingRows = locales.map((locale) => row('locale', locale, { trackingId: `sandbox-${locale}` }));

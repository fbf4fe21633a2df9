import { countrySeeds } from './countries.js';
import { rowsOf } from './seed-row.js';

const locales = countrySeeds.flatMap((seed) => seed.locales.map(({ locale }) => locale));

/** The search index of each locale (spec shell §3.1). */
export const searchIndexRows = locales.map((locale) =>
  rowsOf('search-index')('locale', locale, { indexName: `prod.${locale}` }),
);

/** Ids of the sandbox's recommendation engines: the specification does not show the real ones. */
export const recommendationRows = locales.map((locale) =>
  rowsOf('recommendation')('locale', locale, {
    key: `sandbox-${locale}`,
    lastSeenId: `last-seen-${locale}`,
    similarProductsId: `similar-products-${locale}`,
    cartRecommendationId: `cart-${locale}`,
  }),
);

/** Ids of the sandbox's parcel tracking: the specification does not show the real ones. */
export const parcelTrackingRows = locales.map((locale) =>
  rowsOf('parcel-tracking')('locale', locale, { trackingId: `sandbox-${locale}` }),
);

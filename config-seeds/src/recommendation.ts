import { locales } from './countries.js';
import { rowsOf } from './seed-row.js';

const row = rowsOf('recommendation');

/** Ids of the sandbox's recommendation engines: the specification does not contain the real ones. */
export const recommendationRows = locales.map((locale) =>
  row('locale', locale, {
    key: `sandbox-${locale}`,
    lastSeenId: `last-seen-${locale}`,
    similarProductsId: `similar-products-${locale}`,
    cartRecommendationId: `cart-${locale}`,
  }),
);

import { featureTogglesSchema } from '@manifold/domain/feature-toggles/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Feature toggles as a section of the config. */
export const featureTogglesSection = defineSection({
  key: 'feature-toggles',
  scope: 'store',
  schema: featureTogglesSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Feature toggles',
  help: 'What a store switches on.',
  fields: {
    recommendationApi: ['Recommendations', 'Similar and last-seen products from the recommendation service'],
    liveCart: ['Live cart', 'Tabs of one cart tell each other of changes'],
    nativeRouting: ['Native routes', 'Category and product pages under /c/ and /p/'],
    quickAddToCart: ['Quick add to cart', 'The cart button on product cards'],
    newsletterOptional: ['Newsletter optional', 'The newsletter box is not ticked by default'],
    newTrustFeatures: ['New trust features', 'The newer trust elements'],
    reviewConsent: ['Review consent', 'A review needs the consent box'],
    priceDisclaimer: ['Price disclaimer', 'The note on prices in the footer'],
    addressValidation: [
      'Address validation',
      'Addresses are checked by the outside service; it does not know GR and RO',
    ],
    supportWebform: ['Support form', 'The contact button opens the support form'],
  },
  table: {
    load: (db) => db.featureToggles.findMany(),
    save: (db, row, value) => db.featureToggles.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.featureToggles.deleteMany({ where }),
  },
});

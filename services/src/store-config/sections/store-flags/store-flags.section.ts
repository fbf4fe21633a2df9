import { storeFlagsSchema } from '@manifold/domain/store-flags/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../section.js';

/** Store flags as a section of the config. */
export const storeFlagsSection = defineSection({
  key: 'store-flags',
  scope: 'store',
  schema: storeFlagsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: 'Store flags',
  help: "The switches that the commerce backend's store carries as well.",
  fields: {
    saleOfAdditionalGuarantee: ['Extra guarantee', 'The extra guarantee is offered'],
    vatValidation: ['VAT check', 'VAT numbers are checked with a register'],
    changeTaxRate: ['Tax rate change', 'A valid VAT number brings net prices'],
    googleAutocomplete: ['Address autocomplete', 'Addresses are completed while typing'],
    trustpilotInHeader: ['Rating in the header', 'The rating score in the top strip'],
    complementaryProducts: ['Complementary products', 'The sidebar after adding to the cart'],
    googleReviews: ['Outside reviews', 'Reviews from the outside service'],
    cashOnDeliveryFeeTitle: ['Title of the delivery fee', "Empty takes the language's own word"],
  },
  table: {
    load: (db) => db.storeFlags.findMany(),
    save: (db, row, value) => db.storeFlags.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.storeFlags.deleteMany({ where }),
  },
});

import { storeFlagsSchema } from '@manifold/domain/store-flags/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Store flags as a section of the config. */
export const storeFlagsSection = defineSection({
  key: 'store-flags',
  scope: 'store',
  schema: storeFlagsSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Store flags', de: 'Shop-Schalter' },
  help: {
    en: 'Switches that the store in the commerce backend has too.',
    de: 'Die Schalter, die auch der Shop im Commerce-Backend trägt.',
  },
  fields: {
    saleOfAdditionalGuarantee: {
      en: ['Extra guarantee', 'The extra guarantee is offered'],
      de: ['Zusatzgarantie', 'Die Zusatzgarantie wird angeboten'],
    },
    vatValidation: {
      en: ['VAT check', 'VAT numbers are checked with a register'],
      de: ['USt-IdNr.-Prüfung', 'USt-IdNrn. werden bei einem Register geprüft'],
    },
    changeTaxRate: {
      en: ['Tax rate change', 'A valid VAT number brings net prices'],
      de: ['Nettopreise', 'Eine gültige USt-IdNr. führt zu Nettopreisen'],
    },
    googleAutocomplete: {
      en: ['Address autocomplete', 'Addresses are completed while typing'],
      de: ['Adressvorschläge', 'Adressen werden beim Tippen ergänzt'],
    },
    trustpilotInHeader: {
      en: ['Rating in the header', 'The rating score in the top strip'],
      de: ['Bewertung im Kopf', 'Die Gesamtbewertung im obersten Streifen'],
    },
    complementaryProducts: {
      en: ['Complementary products', 'The sidebar after adding to the cart'],
      de: ['Passende Produkte', 'Die Seitenleiste nach dem Hinzufügen zum Warenkorb'],
    },
    googleReviews: {
      en: ['Outside reviews', 'Reviews from the outside service'],
      de: ['Externe Bewertungen', 'Bewertungen vom externen Dienst'],
    },
    cashOnDeliveryFeeTitle: {
      en: ['Title of the delivery fee', "Empty takes the language's own word"],
      de: ['Name der Nachnahmegebühr', 'Leer nimmt das Wort der jeweiligen Sprache'],
    },
  },
  table: {
    load: (db) => db.storeFlags.findMany(),
    save: (db, row, value) => db.storeFlags.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.storeFlags.deleteMany({ where }),
  },
});

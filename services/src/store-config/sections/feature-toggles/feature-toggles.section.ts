import { featureTogglesSchema } from '@manifold/domain/feature-toggles/contract';
import { defineSection, OPERATIONS, STORE_LAYERS } from '../definition/section.js';

/** Feature toggles as a section of the config. */
export const featureTogglesSection = defineSection({
  key: 'feature-toggles',
  scope: 'store',
  schema: featureTogglesSchema,
  layers: STORE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Feature toggles', de: 'Funktionen' },
  help: {
    en: 'Features that a store switches on or off.',
    de: 'Funktionen, die ein Shop ein- oder ausschaltet.',
  },
  fields: {
    recommendationApi: {
      en: ['Recommendations', 'Similar and last-seen products from the recommendation service'],
      de: ['Empfehlungen', 'Ähnliche und zuletzt gesehene Produkte vom Empfehlungsdienst'],
    },
    liveCart: {
      en: ['Live cart', 'Tabs with the same cart show changes at once'],
      de: ['Live-Warenkorb', 'Änderungen erscheinen sofort in allen Tabs mit demselben Warenkorb'],
    },
    nativeRouting: {
      en: ['Native routes', 'Category and product pages under /c/ and /p/'],
      de: ['Eigene Pfade', 'Kategorie- und Produktseiten unter /c/ und /p/'],
    },
    quickAddToCart: {
      en: ['Quick add to cart', 'The cart button on product cards'],
      de: ['Schnell in den Warenkorb', 'Der Warenkorb-Knopf auf Produktkarten'],
    },
    newsletterOptional: {
      en: ['Newsletter in the checkout', 'The checkout offers the newsletter, unticked and voluntary'],
      de: ['Newsletter in der Kasse', 'Die Kasse bietet den Newsletter an, ohne Häkchen und freiwillig'],
    },
    newTrustFeatures: {
      en: ['New trust features', 'The newer trust elements'],
      de: ['Neue Vertrauenselemente', 'Die neueren Elemente, die Vertrauen schaffen'],
    },
    reviewConsent: {
      en: ['Review consent', 'Customers must tick a consent box to send a review'],
      de: [
        'Einwilligung bei Bewertungen',
        'Kunden müssen ein Häkchen zur Einwilligung setzen, um eine Bewertung zu senden',
      ],
    },
    priceDisclaimer: {
      en: ['Price disclaimer', 'The note on prices in the footer'],
      de: ['Preishinweis', 'Der Hinweis zu den Preisen in der Fußzeile'],
    },
    addressValidation: {
      en: ['Address validation', 'An external service checks addresses; it does not cover Greece and Romania'],
      de: ['Adressprüfung', 'Ein externer Dienst prüft Adressen; Griechenland und Rumänien deckt er nicht ab'],
    },
    supportWebform: {
      en: ['Support form', 'The contact button opens the support form'],
      de: ['Supportformular', 'Der Kontakt-Knopf öffnet das Supportformular'],
    },
    loyaltyCard: {
      en: ['Loyalty card', 'Customers get a card with a barcode that store tills can scan'],
      de: ['Kundenkarte', 'Kunden bekommen eine Karte mit einem Strichcode, den die Kassen der Läden scannen können'],
    },
    googleSignIn: {
      en: [
        'Sign-in with Google',
        'Customers may sign in through Google; needs an OAuth client ID at Google for this installation',
      ],
      de: [
        'Anmelden mit Google',
        'Kunden können sich über Google anmelden; die Installation braucht eine OAuth-Client-ID von Google',
      ],
    },
    facebookSignIn: {
      en: [
        'Sign-in with Facebook',
        'Customers may sign in through Facebook; needs an OAuth client ID at Facebook for this installation',
      ],
      de: [
        'Anmelden mit Facebook',
        'Kunden können sich über Facebook anmelden; die Installation braucht eine OAuth-Client-ID von Facebook',
      ],
    },
  },
  table: {
    load: (db) => db.featureToggles.findMany(),
    save: (db, row, value) => db.featureToggles.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.featureToggles.deleteMany({ where }),
  },
});

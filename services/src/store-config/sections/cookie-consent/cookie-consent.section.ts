import { cookieConsentSchema } from '@manifold/domain/cookie-consent/contract';
import { defineSection, LOCALE_LAYERS, OPERATIONS } from '../definition/section.js';

/** Cookie consent as a section of the config. */
export const cookieConsentSection = defineSection({
  key: 'cookie-consent',
  scope: 'locale',
  schema: cookieConsentSchema,
  layers: LOCALE_LAYERS,
  editableBy: OPERATIONS,
  label: { en: 'Cookie consent', de: 'Cookie-Einwilligung' },
  help: {
    en: 'What visitors are asked before anything beyond the necessary is stored or loaded.',
    de: 'Was Besucher gefragt werden, bevor mehr als das Notwendige gespeichert oder geladen wird.',
  },
  fields: {
    enabled: {
      en: ['Ask visitors', 'Off: nobody is asked, and nothing beyond the necessary is loaded'],
      de: ['Besucher fragen', 'Aus: Niemand wird gefragt, und nichts außer dem Notwendigen wird geladen'],
    },
    version: {
      en: ['Version of the text', 'A higher number asks every visitor again'],
      de: ['Version des Textes', 'Eine höhere Zahl fragt alle Besucher erneut'],
    },
    repeatAfterDays: {
      en: ['Ask again after (days)', 'Authorities recommend six months'],
      de: ['Erneut fragen nach (Tagen)', 'Behörden empfehlen sechs Monate'],
    },
    usesManager: {
      en: ['Consent manager', 'On: the configured consent manager asks instead of the shop’s dialog'],
      de: ['Consent-Manager', 'An: Der eingerichtete Consent-Manager fragt anstelle des eigenen Dialogs'],
    },
    preferences: {
      en: ['Preferences', 'Offer this category'],
      de: ['Präferenzen', 'Diese Kategorie anbieten'],
    },
    analytics: {
      en: ['Statistics', 'Offer this category'],
      de: ['Statistik', 'Diese Kategorie anbieten'],
    },
    marketing: {
      en: ['Marketing', 'Offer this category'],
      de: ['Marketing', 'Diese Kategorie anbieten'],
    },
    title: {
      en: ['Heading', 'Empty for the shop’s own heading. Raise the version after a change'],
      de: ['Überschrift', 'Leer für die Überschrift des Shops. Nach einer Änderung die Version erhöhen'],
    },
    text: {
      en: ['Text', 'Empty for the shop’s own text. Raise the version after a change'],
      de: ['Text', 'Leer für den Text des Shops. Nach einer Änderung die Version erhöhen'],
    },
  },
  table: {
    load: (db) => db.cookieConsent.findMany(),
    save: (db, row, value) => db.cookieConsent.create({ data: { ...row, ...value } }),
    remove: (db, where) => db.cookieConsent.deleteMany({ where }),
  },
});

import type { Words } from '../language/words.js';

/** Texts of the address services on the screen Systems. */
export const addressWords = {
  en: {
    addresses: {
      title: 'Address services',
      help: 'Check and complete addresses at the checkout, in stores that switch this on. If a service does not answer, shoppers continue without it.',
      name: 'Service',
      validation: 'Address validation',
      suggestions: 'Address autocomplete',
      state: 'State',
      absent: 'not configured',
      well: 'OK',
      strained: 'the last request got no answer',
      down: 'does not answer; tried again every half minute',
      idle: 'not used yet',
      answered: 'Last answer',
      stores: 'Stores that use it',
    },
  },
  de: {
    addresses: {
      title: 'Adressdienste',
      help: 'Prüfen und ergänzen Adressen an der Kasse der Shops, die das einschalten. Antwortet ein Dienst nicht, geht es für die Kundschaft ohne ihn weiter.',
      name: 'Dienst',
      validation: 'Adressprüfung',
      suggestions: 'Adressvorschläge',
      state: 'Zustand',
      absent: 'nicht eingerichtet',
      well: 'in Ordnung',
      strained: 'die letzte Anfrage blieb ohne Antwort',
      down: 'antwortet nicht; jede halbe Minute ein neuer Versuch',
      idle: 'noch nicht benutzt',
      answered: 'Letzte Antwort',
      stores: 'Shops, die ihn nutzen',
    },
  },
} as const satisfies Words;

import type { SupportFormWords } from './words.js';

export const de: SupportFormWords = {
  title: 'Kontakt',
  choose: 'Bitte wählen',
  optional: 'optional',
  shortcut: 'Das können Sie jederzeit selbst erledigen:',
  openPage: 'Zur Seite',
  proceed: 'Mit der Anfrage fortfahren',
  send: 'Anfrage senden',
  fields: {
    reason: 'Worum geht es?',
    subreason: 'Genauer',
    contactName: 'Ihr Name',
    company: 'Firma',
    email: 'E-Mail',
    phone: 'Telefon',
    subject: 'Betreff',
    description: 'Ihre Nachricht',
    productNumber: 'Artikelnummer',
    orderNumber: 'Bestellnummer',
    invoiceNumber: 'Rechnungsnummer',
    vatId: 'USt-IdNr.',
    quantity: 'Menge',
  },
  problems: {
    required: 'Bitte füllen Sie dieses Feld aus.',
    'no-such-choice': 'Bitte wählen Sie aus der Liste.',
    email: 'Diese E-Mail-Adresse ist nicht vollständig.',
    phone: 'Eine Telefonnummer hat mindestens 8 Ziffern.',
    count: 'Bitte geben Sie eine ganze Zahl ab 1 ein.',
    'too-long': 'Das ist zu lang.',
  },
};

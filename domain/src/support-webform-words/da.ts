import type { SupportFormWords } from './words.js';

export const da: SupportFormWords = {
  title: 'Kontakt os',
  choose: 'Vælg venligst',
  optional: 'valgfrit',
  shortcut: 'Det kan du selv ordne når som helst:',
  openPage: 'Gå til siden',
  proceed: 'Fortsæt med henvendelsen',
  send: 'Send henvendelsen',
  fields: {
    reason: 'Hvad drejer det sig om?',
    subreason: 'Mere præcist',
    contactName: 'Dit navn',
    company: 'Virksomhed',
    email: 'E-mail',
    phone: 'Telefon',
    subject: 'Emne',
    description: 'Din besked',
    productNumber: 'Varenummer',
    orderNumber: 'Ordrenummer',
    invoiceNumber: 'Fakturanummer',
    vatId: 'CVR-/momsnummer',
    quantity: 'Antal',
  },
  problems: {
    required: 'Udfyld venligst dette felt.',
    'no-such-choice': 'Vælg venligst fra listen.',
    email: 'Denne e-mailadresse er ikke fuldstændig.',
    phone: 'Et telefonnummer har mindst 8 cifre.',
    count: 'Angiv venligst et helt tal fra 1.',
    'too-long': 'Teksten er for lang.',
  },
};

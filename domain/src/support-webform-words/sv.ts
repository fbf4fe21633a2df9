import type { SupportFormWords } from './words.js';

export const sv: SupportFormWords = {
  title: 'Kontakta oss',
  choose: 'Välj',
  optional: 'valfritt',
  shortcut: 'Det här kan du ordna själv när som helst:',
  openPage: 'Gå till sidan',
  proceed: 'Fortsätt med ärendet',
  send: 'Skicka ärendet',
  fields: {
    reason: 'Vad gäller det?',
    subreason: 'Mer exakt',
    contactName: 'Ditt namn',
    company: 'Företag',
    email: 'E-post',
    phone: 'Telefon',
    subject: 'Ämne',
    description: 'Ditt meddelande',
    productNumber: 'Artikelnummer',
    orderNumber: 'Ordernummer',
    invoiceNumber: 'Fakturanummer',
    vatId: 'Momsnummer',
    quantity: 'Antal',
  },
  problems: {
    required: 'Fyll i det här fältet.',
    'no-such-choice': 'Välj i listan.',
    email: 'E-postadressen är inte fullständig.',
    phone: 'Ett telefonnummer har minst 8 siffror.',
    count: 'Ange ett heltal från 1.',
    'too-long': 'Texten är för lång.',
  },
};

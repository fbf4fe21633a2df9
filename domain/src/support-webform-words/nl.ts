import type { SupportFormWords } from './words.js';

export const nl: SupportFormWords = {
  title: 'Contact',
  choose: 'Maak een keuze',
  optional: 'optioneel',
  shortcut: 'Dit kunt u op elk moment zelf regelen:',
  openPage: 'Naar de pagina',
  proceed: 'Doorgaan met de aanvraag',
  send: 'Aanvraag versturen',
  fields: {
    reason: 'Waar gaat het over?',
    subreason: 'Preciezer',
    contactName: 'Uw naam',
    company: 'Bedrijf',
    email: 'E-mail',
    phone: 'Telefoon',
    subject: 'Onderwerp',
    description: 'Uw bericht',
    productNumber: 'Artikelnummer',
    orderNumber: 'Bestelnummer',
    invoiceNumber: 'Factuurnummer',
    vatId: 'Btw-nummer',
    quantity: 'Aantal',
  },
  problems: {
    required: 'Vul dit veld in.',
    'no-such-choice': 'Kies iets uit de lijst.',
    email: 'Dit e-mailadres is niet volledig.',
    phone: 'Een telefoonnummer heeft minstens 8 cijfers.',
    count: 'Vul een geheel getal vanaf 1 in.',
    'too-long': 'Dit is te lang.',
  },
};

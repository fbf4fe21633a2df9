import type { SupportFormWords } from './words.js';

export const fi: SupportFormWords = {
  title: 'Ota yhteyttä',
  choose: 'Valitse',
  optional: 'valinnainen',
  shortcut: 'Voit hoitaa tämän itse milloin tahansa:',
  openPage: 'Siirry sivulle',
  proceed: 'Jatka yhteydenottoa',
  send: 'Lähetä viesti',
  fields: {
    reason: 'Mitä asiasi koskee?',
    subreason: 'Tarkemmin',
    contactName: 'Nimesi',
    company: 'Yritys',
    email: 'Sähköposti',
    phone: 'Puhelin',
    subject: 'Aihe',
    description: 'Viestisi',
    productNumber: 'Tuotenumero',
    orderNumber: 'Tilausnumero',
    invoiceNumber: 'Laskun numero',
    vatId: 'ALV-numero',
    quantity: 'Määrä',
  },
  problems: {
    required: 'Täytä tämä kenttä.',
    'no-such-choice': 'Valitse luettelosta.',
    email: 'Sähköpostiosoite on puutteellinen.',
    phone: 'Puhelinnumerossa on vähintään 8 numeroa.',
    count: 'Anna kokonaisluku alkaen 1:stä.',
    'too-long': 'Teksti on liian pitkä.',
  },
};

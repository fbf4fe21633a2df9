import type { SupportFormWords } from './words.js';

export const ro: SupportFormWords = {
  title: 'Contact',
  choose: 'Alegeți',
  optional: 'opțional',
  shortcut: 'Puteți rezolva singur acest lucru, oricând:',
  openPage: 'Spre pagină',
  proceed: 'Continuați cererea',
  send: 'Trimiteți cererea',
  fields: {
    reason: 'Despre ce este vorba?',
    subreason: 'Mai exact',
    contactName: 'Numele dvs.',
    company: 'Firmă',
    email: 'E-mail',
    phone: 'Telefon',
    subject: 'Subiect',
    description: 'Mesajul dvs.',
    productNumber: 'Codul produsului',
    orderNumber: 'Numărul comenzii',
    invoiceNumber: 'Numărul facturii',
    vatId: 'Cod TVA',
    quantity: 'Cantitate',
  },
  problems: {
    required: 'Vă rugăm să completați acest câmp.',
    'no-such-choice': 'Vă rugăm să alegeți din listă.',
    email: 'Această adresă de e-mail nu este completă.',
    phone: 'Un număr de telefon are cel puțin 8 cifre.',
    count: 'Vă rugăm să introduceți un număr întreg de la 1.',
    'too-long': 'Textul este prea lung.',
  },
};

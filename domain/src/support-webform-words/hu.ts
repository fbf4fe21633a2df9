import type { SupportFormWords } from './words.js';

export const hu: SupportFormWords = {
  title: 'Kapcsolat',
  choose: 'Kérjük, válasszon',
  optional: 'nem kötelező',
  shortcut: 'Ezt bármikor saját maga is elintézheti:',
  openPage: 'Ugrás az oldalra',
  proceed: 'Folytatás a megkereséssel',
  send: 'Megkeresés elküldése',
  fields: {
    reason: 'Miről van szó?',
    subreason: 'Pontosabban',
    contactName: 'Az Ön neve',
    company: 'Cég',
    email: 'E-mail',
    phone: 'Telefon',
    subject: 'Tárgy',
    description: 'Az Ön üzenete',
    productNumber: 'Termékszám',
    orderNumber: 'Rendelésszám',
    invoiceNumber: 'Számlaszám',
    vatId: 'Adószám',
    quantity: 'Mennyiség',
  },
  problems: {
    required: 'Kérjük, töltse ki ezt a mezőt.',
    'no-such-choice': 'Kérjük, válasszon a listából.',
    email: 'Ez az e-mail-cím nem teljes.',
    phone: 'A telefonszám legalább 8 számjegyből áll.',
    count: 'Kérjük, adjon meg egy egész számot 1-től.',
    'too-long': 'A szöveg túl hosszú.',
  },
};

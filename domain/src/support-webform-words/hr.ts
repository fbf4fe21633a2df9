import type { SupportFormWords } from './words.js';

export const hr: SupportFormWords = {
  title: 'Kontaktirajte nas',
  choose: 'Odaberite',
  optional: 'neobavezno',
  shortcut: 'To možete riješiti sami u bilo kojem trenutku:',
  openPage: 'Na stranicu',
  proceed: 'Nastavite s upitom',
  send: 'Pošaljite upit',
  fields: {
    reason: 'O čemu je riječ?',
    subreason: 'Točnije',
    contactName: 'Vaše ime',
    company: 'Tvrtka',
    email: 'E-pošta',
    phone: 'Telefon',
    subject: 'Predmet',
    description: 'Vaša poruka',
    productNumber: 'Broj proizvoda',
    orderNumber: 'Broj narudžbe',
    invoiceNumber: 'Broj računa',
    vatId: 'PDV ID broj',
    quantity: 'Količina',
  },
  problems: {
    required: 'Ispunite ovo polje.',
    'no-such-choice': 'Odaberite s popisa.',
    email: 'Ova adresa e-pošte nije potpuna.',
    phone: 'Telefonski broj ima najmanje 8 znamenki.',
    count: 'Unesite cijeli broj od 1 naviše.',
    'too-long': 'Tekst je predug.',
  },
};

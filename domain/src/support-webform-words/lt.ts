import type { SupportFormWords } from './words.js';

export const lt: SupportFormWords = {
  title: 'Susisiekite su mumis',
  choose: 'Pasirinkite',
  optional: 'neprivaloma',
  shortcut: 'Tai bet kada galite atlikti patys:',
  openPage: 'Eiti į puslapį',
  proceed: 'Tęsti užklausą',
  send: 'Siųsti užklausą',
  fields: {
    reason: 'Apie ką rašote?',
    subreason: 'Tiksliau',
    contactName: 'Jūsų vardas',
    company: 'Įmonė',
    email: 'El. paštas',
    phone: 'Telefonas',
    subject: 'Tema',
    description: 'Jūsų žinutė',
    productNumber: 'Prekės numeris',
    orderNumber: 'Užsakymo numeris',
    invoiceNumber: 'Sąskaitos numeris',
    vatId: 'PVM mokėtojo kodas',
    quantity: 'Kiekis',
  },
  problems: {
    required: 'Užpildykite šį lauką.',
    'no-such-choice': 'Pasirinkite iš sąrašo.',
    email: 'Šis el. pašto adresas nepilnas.',
    phone: 'Telefono numerį sudaro bent 8 skaitmenys.',
    count: 'Įveskite sveikąjį skaičių nuo 1.',
    'too-long': 'Tekstas per ilgas.',
  },
};

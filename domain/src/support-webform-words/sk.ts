import type { SupportFormWords } from './words.js';

export const sk: SupportFormWords = {
  title: 'Napíšte nám',
  choose: 'Vyberte, prosím',
  optional: 'nepovinné',
  shortcut: 'Môžete to kedykoľvek vybaviť sami:',
  openPage: 'Prejsť na stránku',
  proceed: 'Pokračovať v požiadavke',
  send: 'Odoslať požiadavku',
  fields: {
    reason: 'Čoho sa to týka?',
    subreason: 'Presnejšie',
    contactName: 'Vaše meno',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefón',
    subject: 'Predmet',
    description: 'Vaša správa',
    productNumber: 'Číslo produktu',
    orderNumber: 'Číslo objednávky',
    invoiceNumber: 'Číslo faktúry',
    vatId: 'IČ DPH',
    quantity: 'Množstvo',
  },
  problems: {
    required: 'Vyplňte, prosím, toto pole.',
    'no-such-choice': 'Vyberte, prosím, zo zoznamu.',
    email: 'Táto e-mailová adresa nie je úplná.',
    phone: 'Telefónne číslo má aspoň 8 číslic.',
    count: 'Zadajte, prosím, celé číslo od 1.',
    'too-long': 'Text je príliš dlhý.',
  },
};

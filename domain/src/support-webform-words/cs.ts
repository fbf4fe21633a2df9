import type { SupportFormWords } from './words.js';

export const cs: SupportFormWords = {
  title: 'Napište nám',
  choose: 'Vyberte prosím',
  optional: 'nepovinné',
  shortcut: 'Můžete to kdykoli vyřídit sami:',
  openPage: 'Přejít na stránku',
  proceed: 'Pokračovat v požadavku',
  send: 'Odeslat požadavek',
  fields: {
    reason: 'Čeho se to týká?',
    subreason: 'Přesněji',
    contactName: 'Vaše jméno',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefon',
    subject: 'Předmět',
    description: 'Vaše zpráva',
    productNumber: 'Číslo produktu',
    orderNumber: 'Číslo objednávky',
    invoiceNumber: 'Číslo faktury',
    vatId: 'DIČ',
    quantity: 'Množství',
  },
  problems: {
    required: 'Vyplňte prosím toto pole.',
    'no-such-choice': 'Vyberte prosím ze seznamu.',
    email: 'Tato e-mailová adresa není úplná.',
    phone: 'Telefonní číslo má alespoň 8 číslic.',
    count: 'Zadejte prosím celé číslo od 1.',
    'too-long': 'Text je příliš dlouhý.',
  },
};

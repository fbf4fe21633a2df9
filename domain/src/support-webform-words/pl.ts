import type { SupportFormWords } from './words.js';

export const pl: SupportFormWords = {
  title: 'Kontakt',
  choose: 'Prosimy wybrać',
  optional: 'opcjonalnie',
  shortcut: 'Można to w każdej chwili załatwić samodzielnie:',
  openPage: 'Przejdź do strony',
  proceed: 'Kontynuuj zgłoszenie',
  send: 'Wyślij zgłoszenie',
  fields: {
    reason: 'Czego dotyczy sprawa?',
    subreason: 'Dokładniej',
    contactName: 'Imię i nazwisko',
    company: 'Firma',
    email: 'E-mail',
    phone: 'Telefon',
    subject: 'Temat',
    description: 'Wiadomość',
    productNumber: 'Numer produktu',
    orderNumber: 'Numer zamówienia',
    invoiceNumber: 'Numer faktury',
    vatId: 'NIP',
    quantity: 'Ilość',
  },
  problems: {
    required: 'Prosimy wypełnić to pole.',
    'no-such-choice': 'Prosimy wybrać z listy.',
    email: 'Ten adres e-mail jest niepełny.',
    phone: 'Numer telefonu ma co najmniej 8 cyfr.',
    count: 'Prosimy podać liczbę całkowitą od 1.',
    'too-long': 'Tekst jest za długi.',
  },
};

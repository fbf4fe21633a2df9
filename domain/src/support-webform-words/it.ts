import type { SupportFormWords } from './words.js';

export const it: SupportFormWords = {
  title: 'Contatti',
  choose: 'Scelga una voce',
  optional: 'facoltativo',
  shortcut: 'Può farlo da solo in qualsiasi momento:',
  openPage: 'Vai alla pagina',
  proceed: 'Continua con la richiesta',
  send: 'Invia la richiesta',
  fields: {
    reason: 'Di cosa si tratta?',
    subreason: 'Più precisamente',
    contactName: 'Il suo nome',
    company: 'Azienda',
    email: 'E-mail',
    phone: 'Telefono',
    subject: 'Oggetto',
    description: 'Il suo messaggio',
    productNumber: 'Codice prodotto',
    orderNumber: 'Numero d’ordine',
    invoiceNumber: 'Numero di fattura',
    vatId: 'Partita IVA',
    quantity: 'Quantità',
  },
  problems: {
    required: 'Compili questo campo.',
    'no-such-choice': 'Scelga una voce dell’elenco.',
    email: 'Questo indirizzo e-mail non è completo.',
    phone: 'Un numero di telefono ha almeno 8 cifre.',
    count: 'Inserisca un numero intero a partire da 1.',
    'too-long': 'Il testo è troppo lungo.',
  },
};

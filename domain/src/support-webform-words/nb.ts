import type { SupportFormWords } from './words.js';

export const nb: SupportFormWords = {
  title: 'Kontakt oss',
  choose: 'Velg',
  optional: 'valgfritt',
  shortcut: 'Dette kan du ordne selv når som helst:',
  openPage: 'Gå til siden',
  proceed: 'Fortsett med henvendelsen',
  send: 'Send henvendelsen',
  fields: {
    reason: 'Hva gjelder det?',
    subreason: 'Mer nøyaktig',
    contactName: 'Navnet ditt',
    company: 'Firma',
    email: 'E-post',
    phone: 'Telefon',
    subject: 'Emne',
    description: 'Meldingen din',
    productNumber: 'Varenummer',
    orderNumber: 'Ordrenummer',
    invoiceNumber: 'Fakturanummer',
    vatId: 'MVA-nummer',
    quantity: 'Antall',
  },
  problems: {
    required: 'Fyll ut dette feltet.',
    'no-such-choice': 'Velg fra listen.',
    email: 'E-postadressen er ikke fullstendig.',
    phone: 'Et telefonnummer har minst 8 sifre.',
    count: 'Oppgi et helt tall fra 1.',
    'too-long': 'Teksten er for lang.',
  },
};

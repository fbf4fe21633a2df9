import type { SupportFormWords } from './words.js';

export const sl: SupportFormWords = {
  title: 'Pišite nam',
  choose: 'Izberite',
  optional: 'neobvezno',
  shortcut: 'To lahko kadar koli uredite sami:',
  openPage: 'Na stran',
  proceed: 'Nadaljujte s povpraševanjem',
  send: 'Pošljite povpraševanje',
  fields: {
    reason: 'Za kaj gre?',
    subreason: 'Natančneje',
    contactName: 'Vaše ime',
    company: 'Podjetje',
    email: 'E-pošta',
    phone: 'Telefon',
    subject: 'Zadeva',
    description: 'Vaše sporočilo',
    productNumber: 'Številka izdelka',
    orderNumber: 'Številka naročila',
    invoiceNumber: 'Številka računa',
    vatId: 'ID za DDV',
    quantity: 'Količina',
  },
  problems: {
    required: 'Izpolnite to polje.',
    'no-such-choice': 'Izberite s seznama.',
    email: 'Ta e-poštni naslov ni popoln.',
    phone: 'Telefonska številka ima vsaj 8 številk.',
    count: 'Vnesite celo število od 1 naprej.',
    'too-long': 'Besedilo je predolgo.',
  },
};

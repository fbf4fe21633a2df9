import type { InvoiceFacts } from '../draft-invoice.js';

/** The facts of a Slovak order that is paid by bank transfer. */
export const INVOICE_FACTS: InvoiceFacts = {
  storeKey: 'ferrum_sk',
  countryCode: 'SK',
  locale: 'sk-SK',
  currencyCode: 'EUR',
  orderNumber: 'SK-100001',
  orderedOn: '2026-11-23',
  supplyOn: '2026-11-27',
  seller: {
    companyName: 'Ferrum Machines s.r.o.',
    streetLine: 'Strojárska 12',
    postalCode: '821 05',
    city: 'Bratislava',
    countryCode: 'SK',
    register: 'Obchodný register Mestského súdu Bratislava III, oddiel Sro, vložka 98765/B',
    vatNumber: 'SK2198765432',
    localVatNumber: null,
  },
  brand: { key: 'ferrum', name: 'Ferrum', accent: '#b4380f' },
  buyer: {
    firstName: 'Eva',
    lastName: 'Kováčová',
    streetName: 'Dlhá',
    streetNumber: '5',
    postalCode: '811 01',
    city: 'Bratislava',
    country: 'SK',
  },
  delivery: null,
  payment: {
    method: 'bank-transfer',
    status: 'payable',
    account: { iban: 'SK3112000000198742637541', bic: 'MTSTSK2X', accountOwner: 'Ferrum Machines s.r.o.' },
  },
};

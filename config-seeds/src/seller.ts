import { HALDEN_KEY, haldenSeeds } from './halden.js';
import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('seller');

// Invented registrations in each country's form, as they are printed.
const LOCAL_VAT_NUMBER: Readonly<Record<string, string>> = {
  AT: 'ATU98765432',
  BE: 'BE0987654394',
  BG: 'BG987654321',
  CH: 'CHE-987.654.325 MWST',
  GB: 'GB987654321',
  CZ: 'CZ987654321',
  DE: 'DE987654321',
  DK: 'DK98765432',
  ES: 'ESN9876543C',
  FI: 'FI98765432',
  FR: 'FR12987654321',
  GR: 'EL987654321',
  HR: 'HR98765432109',
  HU: 'HU98765432',
  IE: 'IE9876543FA',
  IT: 'IT98765432109',
  LT: 'LT987654321098',
  NL: 'NL987654321B01',
  NO: 'NO 987 654 321 MVA',
  PL: 'PL9876543210',
  PT: 'PT987654321',
  RO: 'RO98765432',
  SE: 'SE987654321001',
  SI: 'SI98765432',
};

/** The Swedish company's registrations outside of Sweden. */
const HALDEN_LOCAL_VAT_NUMBER: Readonly<Record<string, string>> = { DE: 'DE876543219', GB: 'GB876543219' };

/** The demo's companies: a Slovak one that is registered for VAT in every country it sells to, and a Swedish one. */
export const sellerRows = [
  row('default', everywhere, {
    companyName: 'Ferrum Machines s.r.o.',
    streetLine: 'Strojárska 12',
    postalCode: '821 05',
    city: 'Bratislava',
    countryCode: 'SK',
    register: 'Obchodný register Mestského súdu Bratislava III, oddiel Sro, vložka 98765/B',
    vatNumber: 'SK2198765432',
    localVatNumber: null,
    invoicePrefix: 'INV',
    creditNotePrefix: 'CN',
  }),
  ...Object.entries(LOCAL_VAT_NUMBER).map(([country, localVatNumber]) => row('country', country, { localVatNumber })),
  row('brand', HALDEN_KEY, {
    companyName: 'Halden AB',
    streetLine: 'Verkstadsgatan 8',
    postalCode: '117 43',
    city: 'Stockholm',
    countryCode: 'SE',
    register: 'Bolagsverket 559876-5432',
    vatNumber: 'SE559876543201',
  }),
  // The rows of the countries name the other company's registrations.
  ...haldenSeeds.map(({ country, storeKey }) =>
    row('store', storeKey, { localVatNumber: HALDEN_LOCAL_VAT_NUMBER[country.countryCode] ?? null }),
  ),
];

import { HALDEN_KEY, haldenSeeds } from './halden.js';
import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('bank-transfer');

// Invented accounts of an invented bank, in each country's form and with a valid checksum.
const IBAN: Readonly<Record<string, string>> = {
  AT: 'AT381912345678901234',
  BE: 'BE68539007547034',
  BG: 'BG84TEST96611020345678',
  CH: 'CH9300762011623852957',
  GB: 'GB14TEST60161331926819',
  CZ: 'CZ9465100000123456789012',
  DE: 'DE89370400440532013000',
  DK: 'DK5000400440116243',
  ES: 'ES9121000418450200051332',
  FI: 'FI2112345600000785',
  FR: 'FR1420041010050500013M02606',
  GR: 'GR1601101250000000012300695',
  HR: 'HR1210010051863000160',
  HU: 'HU42117730161111101800000000',
  IE: 'IE16TEST93115212345678',
  IT: 'IT60X0542811101000000123456',
  LT: 'LT121000011101001000',
  NL: 'NL05TEST0417164300',
  NO: 'NO9386011117947',
  PL: 'PL61109010140000071219812874',
  PT: 'PT50000201231234567890154',
  RO: 'RO40TEST1B31007593840000',
  SE: 'SE4550000000058398257466',
  SK: 'SK3112000000198742637541',
  SI: 'SI56263300012039086',
};

const HALDEN_IBAN: Readonly<Record<string, string>> = {
  DE: 'DE31370400440664026000',
  GB: 'GB86TEST60161341835528',
  SE: 'SE3850000000058407366571',
};

/** Where bank transfer is not offered (spec core §9). */
const NOT_OFFERED = new Set(['IE', 'NL', 'SE', 'GB', 'BG', 'GR', 'HR']);

/** Payment by bank transfer, and the account that it goes to. */
export const bankTransferRows = [
  row('default', everywhere, { accountOwner: 'Ferrum Machines s.r.o.', bankInstitute: 'Manifold Test Bank' }),
  ...Object.entries(IBAN).map(([country, iban]) =>
    row('country', country, { enabled: !NOT_OFFERED.has(country), iban, bic: `MTST${country}2X` }),
  ),
  row('brand', HALDEN_KEY, { accountOwner: 'Halden AB' }),
  ...haldenSeeds.map(({ country, storeKey }) => row('store', storeKey, { iban: HALDEN_IBAN[country.countryCode] })),
];

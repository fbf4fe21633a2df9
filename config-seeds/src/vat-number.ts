import type { VatNumberFormat } from '@manifold/domain/vat-number/contract';
import { everywhere, rowsOf } from './seed-row.js';

const row = rowsOf('vat-number');

type Form = readonly [VatNumberFormat['prefix'], VatNumberFormat['cleaning'], VatNumberFormat['register'], string];

// Prefix, cleaning, register, an example without prefix (spec shell §5). eVatR does not check the numbers of DE, GB, CH
// and NO.
const FORMATS: Readonly<Record<string, Form>> = {
  AT: ['AT', 'digits-and-letters', 'evatr-rest', 'U13585627'],
  BE: ['BE', 'digits', 'evatr-rest', '0428759497'],
  BG: ['BG', 'digits', 'evatr-rest', '101004508'],
  CH: ['CHE', 'whitespace', 'format-only', '123.456.788'],
  GB: ['GB', 'whitespace', 'hmrc', '980 7806 84'],
  CZ: ['CZ', 'digits', 'evatr-rest', '46505334'],
  DE: ['DE', 'digits', 'vies', '136695976'],
  DK: ['DK', 'digits', 'evatr-rest', '88146328'],
  ES: ['ES', 'digits-and-letters', 'evatr-rest', 'A13585625'],
  FI: ['FI', 'digits', 'evatr-rest', '09853608'],
  FR: ['FR', 'digits-and-letters', 'evatr-rest', '83404833048'],
  GR: ['EL', 'digits', 'evatr-rest', '040127797'],
  HR: ['HR', 'digits', 'evatr-rest', '38192148118'],
  HU: ['HU', 'digits', 'evatr-rest', '12892312'],
  IE: ['IE', 'digits-and-letters', 'evatr-rest', '6433435F'],
  IT: ['IT', 'digits', 'evatr-rest', '00743110157'],
  LT: ['LT', 'digits', 'evatr-rest', '213179412'],
  NL: ['NL', 'digits-and-letters', 'evatr-rest', '010000446B01'],
  NO: ['NO', 'digits', 'format-only', '995525828'],
  PL: ['PL', 'digits', 'evatr-rest', '8567346215'],
  PT: ['PT', 'digits', 'evatr-rest', '501964843'],
  RO: ['RO', 'digits', 'evatr-rest', '11198699'],
  SE: ['SE', 'digits', 'evatr-rest', '556188840401'],
  SI: ['SI', 'digits', 'evatr-rest', '15012557'],
  SK: ['SK', 'digits', 'evatr-rest', '4030000007'],
};

/** Countries whose invoices name the tax id of a private person. */
const TAX_IDS: Readonly<Record<string, VatNumberFormat['taxId']>> = {
  IT: 'codice-fiscale',
  ES: 'nif-es',
  PT: 'nif-pt',
  GR: 'afm',
};

/** The form of each country's VAT numbers. Hungary keeps the first eight characters. */
export const vatNumberRows = [
  row('default', everywhere, { minimumLength: 2, keptLength: null, taxId: null }),
  ...Object.entries(FORMATS).map(([country, [prefix, cleaning, register, placeholder]]) =>
    row('country', country, {
      prefix,
      cleaning,
      register,
      placeholder,
      ...(country === 'HU' ? { keptLength: 8 } : {}),
      ...(TAX_IDS[country] ? { taxId: TAX_IDS[country] } : {}),
    }),
  ),
];

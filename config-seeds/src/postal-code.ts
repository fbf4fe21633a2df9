import type { PostalCodeFormat } from '@manifold/domain/postal-code/contract';
import { rowsOf } from './seed-row.js';

const row = rowsOf('postal-code');

/** In a mask, `9` stands for one character and `*` for all characters before it; without a mask, a code stays as typed. */
const form = (pattern: string, mask: string | null) => (example: string) => ({ pattern, mask, example });

const fourDigits = form('\\d{4}', '9999');
const fourDigitsNotZero = form('[1-9]\\d{3}', '9999');
const fiveDigits = form('\\d{5}', '99999');
const threeAndTwo = form('\\d{3} ?\\d{2}', '999 99');

// Spec shell §5; the patterns of GB and IE come from their postal services.
const FORMATS: Readonly<Record<string, PostalCodeFormat>> = {
  AT: fourDigitsNotZero('1010'),
  BE: fourDigitsNotZero('1000'),
  HU: fourDigitsNotZero('1051'),
  BG: fourDigits('1000'),
  CH: fourDigits('8001'),
  DK: fourDigits('1050'),
  NO: fourDigits('0150'),
  SI: fourDigits('1000'),
  CZ: threeAndTwo('110 00'),
  SK: threeAndTwo('811 01'),
  SE: threeAndTwo('111 20'),
  GR: threeAndTwo('104 31'),
  DE: fiveDigits('10115'),
  ES: fiveDigits('28001'),
  FI: fiveDigits('00100'),
  FR: fiveDigits('75001'),
  HR: fiveDigits('10000'),
  IT: fiveDigits('00118'),
  LT: fiveDigits('01100'),
  PL: form('\\d{2}-\\d{3}', '99-999')('00-001'),
  PT: form('\\d{4}-\\d{3}', '9999-999')('1000-001'),
  RO: form('\\d{6}', '999999')('010011'),
  NL: form('[1-9]\\d{3} ?[A-Z]{2}', '9999 99')('1011 AB'),
  GB: form('GIR ?0AA|[A-Z]{1,2}\\d[A-Z\\d]? ?\\d[A-Z]{2}', '* 999')('SW1A 1AA'),
  IE: form('(D6W|[AC-FHKNPRTV-Y]\\d{2}) ?[0-9AC-FHKNPRTV-Y]{4}', '999 9999')('D02 AF30'),
};

/** The form of each country's postal codes. */
export const postalCodeRows = Object.entries(FORMATS).map(([country, format]) => row('country', country, format));

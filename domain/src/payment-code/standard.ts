/** Standards of the payment codes that banking apps scan. */
export type PaymentCodeStandard = 'epc' | 'mnb-qr' | 'pay-by-square' | 'spayd' | 'swiss-qr-bill' | 'upn-qr' | 'zbp-2d';

/**
 * The payment code standard of each country's banks, by the country of the account. Sources: European Payments Council,
 * EPC069-12 (`epc`); Czech Banking Association, Short Payment Descriptor 1.0 (`spayd`); Slovak Banking Association, PAY by
 * square 1.1 (`pay-by-square`); SIX, Implementation Guidelines QR-bill 2.3 (`swiss-qr-bill`); Bank Association of Slovenia,
 * Technical standard UPN QR (`upn-qr`); Polish Bank Association, Standard 2D (`zbp-2d`); Hungarian National Bank, Guideline
 * on QR codes (`mnb-qr`).
 */
const STANDARDS: Readonly<Record<string, PaymentCodeStandard>> = {
  AT: 'epc',
  BE: 'epc',
  CH: 'swiss-qr-bill',
  CZ: 'spayd',
  DE: 'epc',
  FI: 'epc',
  HU: 'mnb-qr',
  LI: 'swiss-qr-bill',
  LU: 'epc',
  NL: 'epc',
  PL: 'zbp-2d',
  SI: 'upn-qr',
  SK: 'pay-by-square',
};

/** Returns the code that banking apps of an account's country scan; null if they have none in common. */
export const paymentCodeStandard = (iban: string): PaymentCodeStandard | null => STANDARDS[iban.slice(0, 2)] ?? null;

import { isIban } from '../bank-transfer/iban.js';
import type { Transfer } from './contract.js';

const SWISS_IBAN = /^(CH|LI)\d{19}$/;
const FIRST_QR_INSTITUTION = 30_000;
const LAST_QR_INSTITUTION = 31_999;
const MAXIMUM_NAME = 70;
const MAXIMUM_MESSAGE = 140;
const MAXIMUM_CENTS = 99_999_999_999;

/** A creditor's address in structured form: the standard requires it since November 2025. */
export interface CreditorAddress {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
  readonly country: string;
}

/** Returns whether an IBAN is a QR-IBAN, which requires a QR reference. */
export function isQrIban(iban: string): boolean {
  const institution = Number(iban.slice(4, 9));
  return SWISS_IBAN.test(iban) && institution >= FIRST_QR_INSTITUTION && institution <= LAST_QR_INSTITUTION;
}

/** Row `carry` of the table for the check digit of QR references (modulo 10, recursive). */
const CARRIES = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5] as const;

/** Returns a QR reference of 27 digits, with its check digit, for a number of at most 26 digits. */
export function qrReference(digits: string): string {
  const padded = digits.padStart(26, '0');
  const carry = [...padded].reduce((before, digit) => CARRIES[(before + Number(digit)) % 10] ?? 0, 0);
  return `${padded}${(10 - carry) % 10}`;
}

const LETTER_OFFSET = 55;

/** Returns a creditor reference, `RF` with its check digits (ISO 11649), for letters and digits. */
export function creditorReference(text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 21);
  const digits = [...plain, 'R', 'F', '0', '0']
    .map((sign) => (/\d/.test(sign) ? sign : String(sign.charCodeAt(0) - LETTER_OFFSET)))
    .join('');
  const rest = [...digits].reduce((before, digit) => (before * 10 + Number(digit)) % 97, 0);
  return `RF${String(98 - rest).padStart(2, '0')}${plain}`;
}

const line = (text: string, maximum: number): string => text.replace(/\s+/g, ' ').trim().slice(0, maximum);

/**
 * Returns the content of a Swiss QR code, or null if the account is not Swiss, or the currency is neither CHF nor EUR (Swiss
 * Implementation Guidelines QR-bill 2.3). An ordinary IBAN gets a creditor reference made from the reference, a QR-IBAN a QR
 * reference made from its digits. The code needs error correction level M and the Swiss cross in its middle.
 */
export function swissQrPayload(
  transfer: Transfer,
  { street, postalCode, city, country }: CreditorAddress,
): string | null {
  const { iban, accountOwner, amount, reference } = transfer;
  const { centAmount, currencyCode } = amount;
  if (!SWISS_IBAN.test(iban) || !isIban(iban) || !/^(CHF|EUR)$/.test(currencyCode)) return null;
  if (centAmount < 1 || centAmount > MAXIMUM_CENTS) return null;
  const [type, number] = isQrIban(iban)
    ? ['QRR', qrReference(reference.replace(/\D/g, '').slice(-26))]
    : ['SCOR', creditorReference(reference)];
  const creditor = [
    'S',
    line(accountOwner, MAXIMUM_NAME),
    line(street, 70),
    '',
    line(postalCode, 16),
    line(city, 35),
    country,
  ];
  const ultimateCreditor = ['', '', '', '', '', '', ''];
  const debtor = ['', '', '', '', '', '', ''];
  return [
    ...['SPC', '0200', '1', iban],
    ...creditor,
    ...ultimateCreditor,
    ...[(centAmount / 100).toFixed(2), currencyCode],
    ...debtor,
    ...[type, number, line(reference, MAXIMUM_MESSAGE), 'EPD'],
  ].join('\n');
}

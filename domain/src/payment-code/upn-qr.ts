import type { Transfer } from './contract.js';

/** The address of the payee. */
export interface UpnPayee {
  readonly street: string;
  readonly postalCode: string;
  readonly city: string;
}

const MAXIMUM_NAME = 33;
const MAXIMUM_PURPOSE = 42;
const MAXIMUM_CENTS = 99_999_999_999;
/** The purpose code of a purchase of goods. */
const PURPOSE_CODE = 'GDSV';
const SLOVENIAN_ACCOUNT = /^SI\d{17}$/;
/** Digits after `SI00` in up to three groups. */
const MAXIMUM_DIGITS = 20;

/** Letters without accents: the code has no mark of its character set, and these are the same in all of them. */
const plain = (text: string, maximum: number): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\x20-\x7E]+/g, ' ')
    .trim()
    .slice(0, maximum);

/**
 * Returns the content of a Slovenian UPN QR code, or null for another currency, an account of another country or an amount
 * outside of the standard (Bank Association of Slovenia, Technical standard UPN QR). The code is a QR code of version 15 with
 * error correction level M. The payer fills in the own account.
 */
export function upnPayload(transfer: Transfer, { street, postalCode, city }: UpnPayee): string | null {
  const { iban, accountOwner, amount, reference } = transfer;
  const { centAmount, currencyCode } = amount;
  const isPayable = centAmount > 0 && centAmount <= MAXIMUM_CENTS;
  if (currencyCode !== 'EUR' || !SLOVENIAN_ACCOUNT.test(iban) || !isPayable) return null;
  const payer = ['', '', '', '', '', '', ''];
  const payment = [String(centAmount).padStart(11, '0'), '', '', PURPOSE_CODE, plain(reference, MAXIMUM_PURPOSE), ''];
  const payee = [
    iban,
    `SI00${reference.replace(/\D/g, '').slice(0, MAXIMUM_DIGITS)}`,
    ...[accountOwner, street, `${postalCode} ${city}`].map((text) => plain(text, MAXIMUM_NAME)),
  ];
  const lines = ['UPNQR', ...payer, ...payment, ...payee].map((line) => `${line}\n`).join('');
  // The length of everything before, with its line breaks.
  return `${lines}${String(lines.length).padStart(3, '0')}\n`;
}

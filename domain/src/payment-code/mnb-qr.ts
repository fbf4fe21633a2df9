import type { Transfer } from './contract.js';

const HUNGARIAN_IBAN = /^HU\d{26}$/;
const MAXIMUM_TEXT = 70;
const MAXIMUM_FORINTS = 999_999_999_999;
const CENTS_PER_FORINT = 100;
/** The standard writes the offset as one digit; all instants are written in Central European winter time. */
const OFFSET_HOURS = 1;
const HOUR_MS = 3_600_000;
/** Shop, device, invoice, customer, transaction, loyalty card and tax office: not used. */
const UNUSED = ['', '', '', '', '', '', ''];

const text = (written: string): string => written.replace(/\s+/g, ' ').trim().slice(0, MAXIMUM_TEXT);

/** Returns an instant as `20261227120000+1`. */
function validity(instant: Date): string {
  const local = new Date(instant.getTime() + OFFSET_HOURS * HOUR_MS);
  return `${local.toISOString().slice(0, 19).replace(/\D/g, '')}+${OFFSET_HOURS}`;
}

/**
 * Returns the content of a Hungarian transfer code, or null if the account is not Hungarian, or the amount is not in forints or does
 * not fit (Hungarian National Bank, Guideline on QR codes for instant payments of 2019: 17 lines). Forints have no decimals.
 */
export function mnbPayload({ iban, bic, accountOwner, amount, reference }: Transfer, validUntil: Date): string | null {
  const forints = Math.round(amount.centAmount / CENTS_PER_FORINT);
  if (!HUNGARIAN_IBAN.test(iban) || amount.currencyCode !== 'HUF') return null;
  if (forints < 1 || forints > MAXIMUM_FORINTS) return null;
  const situation = '';
  const lines = [
    ...['HCT', '001', '1'],
    ...[bic, text(accountOwner), iban, `HUF${forints}`, validity(validUntil)],
    ...[situation, text(reference)],
    ...UNUSED,
  ];
  return lines.map((line) => `${line}\n`).join('');
}

import type { Transfer } from './contract.js';

const POLISH_IBAN = /^PL\d{26}$/;
const MAXIMUM_NAME = 20;
const MAXIMUM_TITLE = 32;
const AMOUNT_DIGITS = 6;
const MAXIMUM_CENTS = 999_999;
/** The separator `|` and most special characters are not allowed in texts. */
const FORBIDDEN = /[^A-Za-z0-9ąćęłńóśźżĄĆĘŁŃÓŚŹŻ ,./\\\-@#&*]/g;
const NIP = /^PL(\d{10})$/;

const text = (written: string, maximum: number): string =>
  written.replace(/\s+/g, ' ').replace(FORBIDDEN, '').slice(0, maximum).trim();

/**
 * Returns the content of a Polish transfer code, or null if the account is not Polish, or the amount is not in zlotys or does not
 * fit (Polish Bank Association, recommendation "Standard 2D" of 2013: nine fields, up to 9999.99 PLN). `vatNumber` is the Polish
 * VAT number of the recipient; null if it has none.
 */
export function zbpPayload(
  { iban, accountOwner, amount, reference }: Transfer,
  vatNumber: string | null,
): string | null {
  const { centAmount, currencyCode } = amount;
  if (!POLISH_IBAN.test(iban) || currencyCode !== 'PLN') return null;
  if (centAmount < 1 || centAmount > MAXIMUM_CENTS) return null;
  const [, nip = ''] = NIP.exec(vatNumber ?? '') ?? [];
  const reserved = ['', '', ''];
  return [
    nip,
    'PL',
    iban.slice(2),
    String(centAmount).padStart(AMOUNT_DIGITS, '0'),
    text(accountOwner, MAXIMUM_NAME),
    text(reference, MAXIMUM_TITLE),
    ...reserved,
  ].join('|');
}

import type { Address } from '../address/contract.js';
import { addressHas } from '../address/printed.js';
import { normalisePhone } from '../phone/phone.js';
import type { WalletContact } from './contract.js';
import { singleLine } from '../single-line/single-line.js';

/** A number with its addition: `12`, `12a`, `12/4`, `99 bis`, `10-12 B`. */
const NUMBER = String.raw`\d+\s?(?:bis|ter|\p{L}(?!\p{L}))?(?:\s?[-/]\s?\d*\s?(?:\p{L}(?!\p{L}))?)?`;
const NUMBER_FIRST = new RegExp(String.raw`^(${NUMBER})[\s,]+(.+)$`, 'iu');
const NUMBER_LAST = new RegExp(String.raw`^(.+?)[\s,]+(${NUMBER})$`, 'iu');

interface Street {
  readonly streetName: string;
  readonly streetNumber: string;
}

/** Splits a street line at its number, which is first or last by the country's custom; undefined if it has no number. */
export function splitStreet(text: string, countryCode: string): Street | undefined {
  const line = text.trim();
  const first = NUMBER_FIRST.exec(line);
  const last = NUMBER_LAST.exec(line);
  const isFirst = first && (addressHas(countryCode, 'n') || !last);
  const [streetName, streetNumber] = isFirst ? [first[2], first[1]] : [last?.[1], last?.[2]];
  return streetName && streetNumber ? { streetName, streetNumber } : undefined;
}

/** The fields of an address that are not in a contact. */
export interface MissingFields {
  readonly missing: readonly (keyof Address)[];
}

const REQUIRED = [
  'firstName',
  'lastName',
  'streetName',
  'streetNumber',
  'postalCode',
  'city',
  'country',
  'phone',
] as const satisfies readonly (keyof Address)[];

const text = (value: string | undefined): string => singleLine(value ?? '');

/** The wallet's number line may follow the street: `Hlavná`, `12`. */
function streetOf({ street, country }: WalletContact): Street & { readonly more: string } {
  const lines = street.map(singleLine).filter(Boolean);
  const [first = '', second, ...others] = lines;
  const split = splitStreet(first, text(country));
  if (split) return { ...split, more: lines.slice(1).join(', ') };
  if (second && /^\d/.test(second)) return { streetName: first, streetNumber: second, more: others.join(', ') };
  return { streetName: first, streetNumber: '', more: lines.slice(1).join(', ') };
}

/** Returns a wallet's contact as an address of the shop, or the fields that it does not contain. */
export function walletAddress(contact: WalletContact, countryCode: Address['country']): Address | MissingFields {
  const { streetName, streetNumber, more } = streetOf(contact);
  const fields = {
    firstName: text(contact.firstName),
    lastName: text(contact.lastName),
    streetName,
    streetNumber,
    postalCode: text(contact.postalCode),
    city: text(contact.city),
    country: text(contact.country).toUpperCase() === countryCode ? countryCode : '',
    phone: normalisePhone(text(contact.phone)),
  };
  const missing = REQUIRED.filter((field) => fields[field] === '');
  if (missing.length > 0) return { missing };
  return { ...fields, country: countryCode, ...(more ? { additionalAddressInfo: more.slice(0, 120) } : {}) };
}

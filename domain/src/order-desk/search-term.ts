import { orderNumberSchema } from '../order/contract.js';
import { shownOrderNumber, storedOrderNumber } from '../order/order-number.js';

/** The meaning of a text in the search of orders. */
export type SearchTerm =
  | { readonly kind: 'email'; readonly emails: readonly string[] }
  /** Order numbers as the commerce backend stores them. */
  | { readonly kind: 'number'; readonly numbers: readonly string[] }
  /** A reference of the shop (`AT-100001-2`) or of the payment provider. `numbers` as in a name. */
  | { readonly kind: 'reference'; readonly reference: string; readonly numbers: readonly string[] }
  /** `numbers` is the text itself if it may be an order number that staff chose. */
  | { readonly kind: 'name'; readonly names: readonly PersonName[]; readonly numbers: readonly string[] };

/** A name as stored in an address. If `firstName` is null, only the last name is compared. */
export interface PersonName {
  readonly firstName: string | null;
  readonly lastName: string;
}

const NUMBER = /^(?:NS)?([A-Z]{2})-(\d{1,9})$/;
const DIGITS = /^\d{4,9}$/;
/** `{orderNumber}-{n}`; later payments add a suffix. */
const MERCHANT_REFERENCE = /^(?:NS)?[A-Z]{2}-\d{1,9}-[\w-]{1,40}$/;
/** Sixteen capital letters and digits, with at least one digit. */
const PROVIDER_REFERENCE = /^(?=.*\d)[A-Z0-9]{16}$/;

/** A text without a digit is taken for a name only. */
const DIGIT = /\d/;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts)];
const capitalised = (text: string): string =>
  text
    .toLowerCase()
    .replace(/(^|[\s'-])(\p{L})/gu, (_all, before: string, letter: string) => before + letter.toUpperCase());

/**
 * Returns the names to search for: the text as a last name, and split into first and last name in both orders. Each as
 * typed and capitalised, because the backend compares case-sensitively.
 */
function namesIn(text: string): PersonName[] {
  const words = text.split(/\s+/);
  const [first = '', ...others] = words;
  const [last = '', ...before] = [...words].reverse();
  const split: PersonName[] = [
    { firstName: null, lastName: text },
    ...(words.length > 1
      ? [
          { firstName: before.reverse().join(' '), lastName: last },
          { firstName: others.join(' '), lastName: first },
        ]
      : []),
  ];
  const spelled = split.flatMap(({ firstName, lastName }) => [
    { firstName, lastName },
    { firstName: firstName === null ? null : capitalised(firstName), lastName: capitalised(lastName) },
  ]);
  return [...new Map(spelled.map((name) => [JSON.stringify(name), name])).values()];
}

/** Returns the text as an order number that staff chose, if it may be one. */
const numbersIn = (text: string): string[] =>
  DIGIT.test(text) && orderNumberSchema.safeParse(text).success ? [text] : [];

/**
 * Recognises an e-mail address, an order number, a payment reference or a name. A number without a prefix is tried with those of
 * `countryCodes`. Each text that may be a number which staff chose is also searched as one.
 */
export function parseSearchTerm(typed: string, countryCodes: readonly string[]): SearchTerm {
  const text = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  if (text.includes('@')) return { kind: 'email', emails: distinct([text, text.toLowerCase()]) };
  const capitals = text.toUpperCase();
  const [, country] = NUMBER.exec(capitals) ?? [];
  const numbers = numbersIn(text);
  if (country) {
    const stored = storedOrderNumber(shownOrderNumber(capitals), country);
    return { kind: 'number', numbers: distinct([stored, ...numbers]) };
  }
  if (DIGITS.test(text)) {
    const stored = countryCodes.map((code) => storedOrderNumber(`${code}-${text}`, code));
    return { kind: 'number', numbers: distinct([...stored, ...numbers]) };
  }
  if (MERCHANT_REFERENCE.test(capitals) || PROVIDER_REFERENCE.test(capitals))
    return { kind: 'reference', reference: capitals, numbers };
  return { kind: 'name', names: namesIn(text), numbers };
}

import type { Address } from '@manifold/domain/address/contract';
import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { chance, wholeBetween } from '../catalogue/chance.js';
import { slug } from '../catalogue/slug.js';
import type { Language } from '../terms/language.js';
import { companyName, trades } from './companies.js';
import { names, streets, towns } from './people.js';
import { pick } from './pick.js';

const COMPANY_SHARE = 0.35;
const OWN_DELIVERY_SHARE = 0.12;
const HIGHEST_STREET_NUMBER = 98;

/** The buyer of an order. Addresses are invented, and mail domains are reserved for examples. */
export interface Buyer {
  readonly language: Language;
  readonly isCompany: boolean;
  readonly email: string;
  readonly billingAddress: Address;
  readonly shippingAddress: Address;
}

interface Person {
  readonly firstName: string;
  readonly lastName: string;
}

function personOf(language: Language, ...words: readonly string[]): Person {
  const { women, men, surnames } = names[language];
  const isWoman = chance('woman', ...words) < 0.4;
  const surname = pick(surnames, 'surname', ...words);
  const [ofMen, ofWomen] = typeof surname === 'string' ? [surname, surname] : surname;
  return {
    firstName: pick(isWoman ? women : men, 'first name', ...words),
    lastName: isWoman ? ofWomen : ofMen,
  };
}

function placeOf(document: StoreDocument, ...words: readonly string[]) {
  const { countryCode } = document.sections.store;
  const [postalCode, city, language] = pick(towns[countryCode] ?? [], 'town', ...words);
  const number = wholeBetween(1, HIGHEST_STREET_NUMBER, 'street number', ...words);
  const place = {
    postalCode,
    city,
    streetName: pick(streets[language], 'street', ...words),
    streetNumber: chance('letter', ...words) < 0.12 ? `${number}A` : String(number),
    country: countryCode,
  };
  return { language, place };
}

/** Returns a VAT number in the format of the country: the example of its seed with other digits. */
function vatNumberOf({ prefix, placeholder }: StoreDocument['sections']['vat-number'], word: string): string {
  let place = 0;
  const digits = placeholder.replace(/\d/g, () => String(wholeBetween(1, 9, 'vat number', word, (place += 1))));
  return `${prefix}${digits}`;
}

/** Returns a phone number. Numbers with this prefix are not assigned. */
const phoneOf = (word: string): string =>
  `+999 ${wholeBetween(100, 999, 'phone', word)} ${wholeBetween(1000, 9999, word)}`;

/** Returns the buyer of an order, the same for the same seed word. */
export function buyerOf(document: StoreDocument, word: string): Buyer {
  const { language, place } = placeOf(document, word);
  const person = personOf(language, word);
  const phone = phoneOf(word);
  const mailbox = `${slug(person.firstName, language)}.${slug(person.lastName, language)}`;
  const home: Address = { ...person, ...place, phone };
  if (chance('company', word) >= COMPANY_SHARE) {
    const domain = pick(['example.com', 'example.org', 'example.net'], 'domain', word);
    return { language, isCompany: false, email: `${mailbox}@${domain}`, billingAddress: home, shippingAddress: home };
  }
  const trade = pick(trades[language], 'trade', word);
  const company = companyName(place.country, language, { trade, owner: person.lastName });
  const vatNumber = vatNumberOf(document.sections['vat-number'], word);
  const elsewhere = placeOf(document, 'delivery', word).place;
  return {
    language,
    isCompany: true,
    email: `${mailbox}@${slug(`${trade} ${person.lastName}`, language)}.example`,
    billingAddress: { ...home, company, vatNumber },
    shippingAddress:
      chance('own delivery', word) < OWN_DELIVERY_SHARE
        ? { ...person, ...elsewhere, phone, company }
        : { ...home, company },
  };
}

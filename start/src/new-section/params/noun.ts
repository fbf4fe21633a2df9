import { StartProblem } from '../../terminal/start-problem.js';

/** A section's noun in every spelling that the code uses. */
export interface Noun {
  /** `gift-wrapping`: folders, files, the key of the section. */
  readonly kebab: string;
  /** `giftWrapping`: values, the client of Prisma. */
  readonly camel: string;
  /** `GiftWrapping`: types, the model of Prisma. */
  readonly pascal: string;
  /** `gift_wrapping`: the table. */
  readonly table: string;
  /** `Gift wrapping`: texts. */
  readonly label: string;
}

const KEBAB_CASE = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
/** Postgres truncates names at 63 bytes; constraints add up to 40 to the table's name. */
const MAXIMUM_LENGTH = 23;

/** Returns `priceLimit` of `price-limit`. */
const camelCase = (kebab: string): string => kebab.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());
export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a noun in every spelling. Throws if it is not kebab-case. */
export function parseNoun(word: string | undefined): Noun {
  if (word === undefined || !KEBAB_CASE.test(word)) {
    throw new StartProblem(`The noun must be in kebab-case, for example gift-wrapping${word ? `; not ${word}` : ''}.`);
  }
  if (word.length > MAXIMUM_LENGTH) throw new StartProblem(`${word} is longer than ${MAXIMUM_LENGTH} characters.`);
  const camel = camelCase(word);
  return {
    kebab: word,
    camel,
    pascal: capitalised(camel),
    table: word.replaceAll('-', '_'),
    label: capitalised(word.replaceAll('-', ' ')),
  };
}

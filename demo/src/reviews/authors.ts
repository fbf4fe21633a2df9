import * as z from 'zod/mini';
import { chance } from '../catalogue/chance.js';
import { readData, textSchema } from '../data-files/read-data.js';
import { languages, type Language } from '../terms/language.js';

/** The authors of one language in one country; `share` is their weight. */
const readershipSchema = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  language: z.enum(languages),
  share: z.number().check(z.positive(), z.maximum(100)),
  names: z.array(textSchema).check(z.minLength(1), z.maxLength(50)),
});

type Readership = z.output<typeof readershipSchema>;

const readerships = readData('reviews/authors', z.array(readershipSchema).check(z.minLength(1), z.maxLength(100)));

const LATIN = 'ABDFGHKLMNPRSTV';
const INITIALS: Partial<Readonly<Record<Language, string>>> = { el: 'ΑΓΔΚΛΜΝΠΣΤΧ', bg: 'АБВГДИКМНПСТ' };

/** The author of a review: `Jana K.`, with language and country. */
export interface Author {
  readonly name: string;
  readonly language: Language;
  readonly locale: string;
}

const wholeShare = readerships.reduce((sum, { share }) => sum + share, 0);

function readershipAt(random: number): Readership | undefined {
  let left = random * wholeShare;
  return readerships.find(({ share }) => (left -= share) < 0);
}

const oneOf = (list: readonly string[], random: number): string => list[Math.floor(random * list.length)] ?? '';

/** Returns a pseudo-random author for these seed words, more often from large countries. */
export function authorOf(...words: readonly (string | number)[]): Author {
  const { country, language, names } = readershipAt(chance('readership', ...words)) ?? {
    country: 'DE',
    language: 'de' as const,
    names: ['Thomas'],
  };
  const firstName = oneOf(names, chance('first name', ...words));
  const initial = oneOf([...(INITIALS[language] ?? LATIN)], chance('initial', ...words));
  return { name: `${firstName} ${initial}.`, language, locale: `${language}-${country}` };
}

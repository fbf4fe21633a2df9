import * as z from 'zod/mini';
import { textSchema } from '../data-files/read-data.js';
import { localized } from './language.js';

/** c: common gender or a language without genders; fp: a feminine noun that has only a plural (lt "svarstyklės"). */
const genderSchema = z.enum(['m', 'f', 'n', 'c', 'fp']);

export type Gender = z.output<typeof genderSchema>;

/** What a family of products is called: gender, singular and plural as a dictionary writes them, lower-case except in German. */
export const nounSchema = localized(z.tuple([genderSchema, textSchema, textSchema]));

export type Noun = z.output<typeof nounSchema>;

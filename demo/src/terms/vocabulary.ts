import * as z from 'zod/mini';
import { textSchema, keySchema, readData } from '../data-files/read-data.js';
import { localized, localizedText } from './language.js';

/** c: common gender or a language without genders; fp: a feminine noun that has only a plural (lt "svarstyklės"). */
const genderSchema = z.enum(['m', 'f', 'n', 'c', 'fp']);

export type Gender = z.output<typeof genderSchema>;

/** The name of a product family: gender, singular and plural as in a dictionary, lower-case except in German. */
export const nounSchema = localized(z.tuple([genderSchema, textSchema, textSchema]));

export type Noun = z.output<typeof nounSchema>;

/**
 * Forms per language in the nominative without an article, in the order of the language's genders:
 * de bg cs el hr pl sk sl: m f n · nl da nb sv: common, neuter · fr it es pt: m f · ro: m and n, f · lt: m, f, f plural · en fi hu: one.
 */
const adjectiveSchema = localized(z.array(textSchema).check(z.minLength(1), z.maxLength(3)));

export const adjectives = readData('terms/adjectives', z.record(keySchema, adjectiveSchema));

/**
 * Words for conditions: new goods; B-ware (EX20: returned, checked, with marks of use), which follows the product name; and the
 * word before the name of a set (EX18) of two machines.
 */
export const conditionWords = readData(
  'terms/conditions',
  z.strictObject({ new: localizedText, bWare: localizedText, set: localizedText }),
);

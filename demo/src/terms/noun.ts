import type { Localized } from './language.js';

/** c: common gender or a language without genders; fp: a feminine noun that has only a plural (lt "svarstyklės"). */
export type Gender = 'm' | 'f' | 'n' | 'c' | 'fp';

/** Gender, singular and plural as a dictionary writes them: lower-case except in German. */
export type NounForms = readonly [gender: Gender, singular: string, plural: string];

/** What a family of products is called in each language. */
export type Noun = Localized<NounForms>;

import * as z from 'zod/mini';
import { textSchema } from '../data-files/read-data.js';

/** The 21 languages of the storefront (spec shell §2.4), in the order of the specification. */
export const languages = [
  'de',
  'fr',
  'nl',
  'bg',
  'it',
  'en',
  'cs',
  'da',
  'es',
  'fi',
  'el',
  'hr',
  'hu',
  'lt',
  'nb',
  'pl',
  'pt',
  'ro',
  'sv',
  'sk',
  'sl',
] as const;

export type Language = (typeof languages)[number];

/** One value in each of the 21 languages. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

/** Returns the schema of one value in each of the 21 languages; refuses missing and unknown languages. */
export const localized = <Schema extends z.ZodMiniType>(value: Schema) => z.record(z.enum(languages), value);

/** A text in each of the 21 languages. */
export const localizedText = localized(textSchema);

/** Builds a value for every language, so that a missing language is a type error. */
export function perLanguage<T>(make: (language: Language) => T): Record<Language, T> {
  return {
    de: make('de'),
    fr: make('fr'),
    nl: make('nl'),
    bg: make('bg'),
    it: make('it'),
    en: make('en'),
    cs: make('cs'),
    da: make('da'),
    es: make('es'),
    fi: make('fi'),
    el: make('el'),
    hr: make('hr'),
    hu: make('hu'),
    lt: make('lt'),
    nb: make('nb'),
    pl: make('pl'),
    pt: make('pt'),
    ro: make('ro'),
    sv: make('sv'),
    sk: make('sk'),
    sl: make('sl'),
  };
}

import { entryOf } from '../data-files/read-data.js';
import { adjectives, type Gender, type Noun } from './vocabulary.js';
import type { Language } from './language.js';

/** Languages with the classifying adjective after the noun; Polish only after a single word. */
const adjectiveFollows: ReadonlySet<Language> = new Set(['fr', 'it', 'es', 'pt', 'ro']);

/** The genders of the form at each index of an adjective's list, see `Adjective`. */
const genderOrder: Record<Language, readonly (readonly Gender[])[]> = {
  de: [['m'], ['f'], ['n']],
  fr: [['m'], ['f']],
  nl: [['c'], ['n']],
  bg: [['m'], ['f'], ['n']],
  it: [['m'], ['f']],
  en: [['c']],
  cs: [['m'], ['f'], ['n']],
  da: [['c'], ['n']],
  es: [['m'], ['f']],
  fi: [['c']],
  el: [['m'], ['f'], ['n']],
  hr: [['m'], ['f'], ['n']],
  hu: [['c']],
  lt: [['m'], ['f'], ['fp']],
  nb: [['m', 'f', 'c'], ['n']],
  pl: [['m'], ['f'], ['n']],
  pt: [['m'], ['f']],
  ro: [['m', 'n'], ['f']],
  sv: [['c'], ['n']],
  sk: [['m'], ['f'], ['n']],
  sl: [['m'], ['f'], ['n']],
};

/** Returns the form of an adjective for a noun of this gender. Throws if the term tables do not have it. */
export function agreeingForm(name: string, language: Language, gender: Gender): string {
  const index = genderOrder[language].findIndex((genders) => genders.includes(gender));
  const form = entryOf(adjectives, name)[language][index];
  if (form === undefined) throw new Error(`No form of "${name}" in ${language} for gender ${gender}`);
  return form;
}

/** Returns a text with its first letter in upper case. */
export function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** Returns a singular noun with its adjective, as at the start of a product name: `Elektrische Fritteuse`, `Friteuse électrique`. */
export function productPhrase(noun: Noun, adjective: string | undefined, language: Language): string {
  const [gender, singular] = noun[language];
  if (adjective === undefined) return capitalised(singular, language);
  const form = agreeingForm(adjective, language, gender);
  const follows = adjectiveFollows.has(language) || (language === 'pl' && !singular.includes(' '));
  return capitalised(follows ? `${singular} ${form}` : `${form} ${singular}`, language);
}

/** Returns the name of a category: `Fritteusen`. */
export function categoryPhrase(noun: Noun, language: Language): string {
  return capitalised(noun[language][2], language);
}

/** Returns a label with its value: `Volumen: 10 l`. French has a no-break space before the colon. */
export function labelled(label: string, text: string, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}

import { entryOf } from '../data-files/read-data.js';
import { adjectives, type Gender, type Noun } from './vocabulary.js';
import type { Language } from './language.js';

/** Languages that put a classifying adjective behind the noun. Polish does so behind a single word only. */
const adjectiveFollows: ReadonlySet<Language> = new Set(['fr', 'it', 'es', 'pt', 'ro']);

/** Which genders share the form at each index of an adjective's list; see `Adjective`. */
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

/** The form of an adjective that agrees with a noun of this gender; throws when the term tables lack it. */
export function agreeingForm(name: string, language: Language, gender: Gender): string {
  const index = genderOrder[language].findIndex((genders) => genders.includes(gender));
  const form = entryOf(adjectives, name)[language][index];
  if (form === undefined) throw new Error(`No form of "${name}" in ${language} for gender ${gender}`);
  return form;
}

/** First letter in upper case, the rest untouched. */
export function capitalised(text: string, language: Language): string {
  const [first = ''] = text;
  return first.toLocaleUpperCase(language) + text.slice(first.length);
}

/** "Elektrische Fritteuse", "Friteuse électrique": a singular noun with its adjective, as a product name begins. */
export function productPhrase(noun: Noun, adjective: string | undefined, language: Language): string {
  const [gender, singular] = noun[language];
  if (adjective === undefined) return capitalised(singular, language);
  const form = agreeingForm(adjective, language, gender);
  const follows = adjectiveFollows.has(language) || (language === 'pl' && !singular.includes(' '));
  return capitalised(follows ? `${singular} ${form}` : `${form} ${singular}`, language);
}

/** "Fritteusen": what a category of such products is called. */
export function categoryPhrase(noun: Noun, language: Language): string {
  return capitalised(noun[language][2], language);
}

/** "Volumen: 10 l"; French sets a no-break space before the colon. */
export function labelled(label: string, text: string, language: Language): string {
  return `${label}${language === 'fr' ? '\u00a0' : ''}: ${text}`;
}

import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../shared/words/words.js';

/** The language that somebody sees first: of those that their browser names, in its order, the first that the console speaks. */
export function firstLanguage(wanted: readonly string[]): ConsoleLanguage {
  const known = Object.keys(CONSOLE_LANGUAGES) as ConsoleLanguage[];
  const found = wanted.map((tag) => known.find((language) => tag.toLowerCase().split('-')[0] === language));
  return found.find((language) => language !== undefined) ?? 'en';
}

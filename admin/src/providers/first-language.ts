import { CONSOLE_LANGUAGES, type ConsoleLanguage } from '../shared/words/words.js';

/** Returns the first language of the browser's list that the console supports. */
export function firstLanguage(wanted: readonly string[]): ConsoleLanguage {
  const known = Object.keys(CONSOLE_LANGUAGES) as ConsoleLanguage[];
  const found = wanted.map((tag) => known.find((language) => tag.toLowerCase().split('-')[0] === language));
  return found.find((language) => language !== undefined) ?? 'en';
}

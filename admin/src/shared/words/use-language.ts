import { useLocale } from 'react-admin';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from './words.js';

/** Locales of dates and numbers, by console language. */
const FORMATS = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<ConsoleLanguage, string>;

/** Whether the console supports a language. */
export function isConsoleLanguage(language: string): language is ConsoleLanguage {
  return Object.hasOwn(CONSOLE_LANGUAGES, language);
}

/** Returns the language of the console. */
export function useLanguage(): ConsoleLanguage {
  const language = useLocale();
  return isConsoleLanguage(language) ? language : 'en';
}

/** Returns the locale of dates and numbers that do not belong to a store. */
export function useFormatLocale(): string {
  return FORMATS[useLanguage()];
}

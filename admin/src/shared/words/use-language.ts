import { useLocale } from 'react-admin';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from './words.js';

/** How dates and numbers are written in a language of the console. */
const FORMATS = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<ConsoleLanguage, string>;

/** Whether the console speaks a language. */
export function isConsoleLanguage(language: string): language is ConsoleLanguage {
  return Object.hasOwn(CONSOLE_LANGUAGES, language);
}

/** The language in which the console is read. */
export function useLanguage(): ConsoleLanguage {
  const language = useLocale();
  return isConsoleLanguage(language) ? language : 'en';
}

/** The locale in which the console writes dates and numbers that are no store's own. */
export function useFormatLocale(): string {
  return FORMATS[useLanguage()];
}

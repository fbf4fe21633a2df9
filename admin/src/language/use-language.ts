import { useLocale } from 'react-admin';
import { CONSOLE_LANGUAGES, type ConsoleLanguage } from './words.js';
import { useMemo } from 'react';

/** Locales of dates and numbers, by console language. */
const FORMATS = { en: 'en-GB', de: 'de-DE' } as const satisfies Record<ConsoleLanguage, string>;

/** Returns whether the console supports a language. */
export function isConsoleLanguage(language: string): language is ConsoleLanguage {
  return Object.hasOwn(CONSOLE_LANGUAGES, language);
}

/** Returns the locale of dates and numbers in a language; English for a language that the console does not support. */
export const formatLocaleOf = (language: string): string => FORMATS[isConsoleLanguage(language) ? language : 'en'];

/** Returns the language of the console. */
export function useLanguage(): ConsoleLanguage {
  const language = useLocale();
  return isConsoleLanguage(language) ? language : 'en';
}

/** Returns the locale of dates and numbers that do not belong to a store. */
export function useFormatLocale(): string {
  return FORMATS[useLanguage()];
}

/** Formats timestamps in the console's language and the user's time zone. */
export function useInstantText(): (instant: string) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}

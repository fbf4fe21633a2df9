import { useMemo } from 'react';
import { useFormatLocale } from './use-language.js';

/** Formats timestamps in the console's language and the reader's time zone. */
export function useInstantText(): (instant: string) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}

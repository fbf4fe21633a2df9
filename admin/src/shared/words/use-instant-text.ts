import { useMemo } from 'react';
import { useFormatLocale } from './use-language.js';

/** Writes instants as the reader does: in the language of the console and the reader's own time zone. */
export function useInstantText(): (instant: string) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
    return (instant) => format.format(new Date(instant));
  }, [locale]);
}

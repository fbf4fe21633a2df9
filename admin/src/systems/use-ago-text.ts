import { useMemo } from 'react';
import { useFormatLocale } from '../language/use-language.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats a duration in its largest unit: `12 seconds ago`, `vor 3 Minuten`. */
export function useAgoText(): (seconds: number) => string {
  const locale = useFormatLocale();
  return useMemo(() => {
    const format = new Intl.RelativeTimeFormat(locale);
    return (seconds) => {
      const whole = Math.max(0, Math.round(seconds));
      if (whole < MINUTE) return format.format(-whole, 'second');
      if (whole < HOUR) return format.format(-Math.floor(whole / MINUTE), 'minute');
      if (whole < DAY) return format.format(-Math.floor(whole / HOUR), 'hour');
      return format.format(-Math.floor(whole / DAY), 'day');
    };
  }, [locale]);
}

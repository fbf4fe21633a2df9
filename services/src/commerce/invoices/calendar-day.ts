import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';

const dayFormatIn = memoizeByText(
  (timeZone) => new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }),
);

/** Returns the calendar day of an instant in a time zone: `2026-11-23`. */
export function calendarDay(at: Date, timeZone: string): string {
  const parts = dayFormatIn(timeZone).formatToParts(at);
  const of = new Map(parts.map(({ type, value }) => [type, value]));
  return [of.get('year'), of.get('month'), of.get('day')].join('-');
}

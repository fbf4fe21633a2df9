import { memoizeByText } from '@manifold/domain/memoize/memoize-by-text';

const MINUTE_MS = 60_000;

const instantFormatIn = memoizeByText((locale) =>
  memoizeByText((timeZone) => new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })),
);

const numericFormatIn = memoizeByText(
  (timeZone) =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    }),
);

/** Formats a timestamp in a time zone, in the user's locale; undefined for null. */
export function showInstant(instant: string | null, zone: string, locale: string): string | undefined {
  if (instant === null) return undefined;
  return instantFormatIn(locale)(zone).format(new Date(instant));
}

function partsIn(zone: string, instant: Date): number {
  const parts = numericFormatIn(zone).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((candidate) => candidate.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
}

/** Formats a timestamp in a time zone and names the zone, which may not be the user's. */
export const instantWithZone = (instant: string, zone: string, locale: string): string =>
  `${showInstant(instant, zone, locale) ?? ''} (${zone})`;

/** Converts a local time of a time zone (`2026-12-01T08:00`) to an ISO timestamp. */
export function instantOf(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  // Twice, because the first guess may be on the other side of a clock change.
  const guess = asUtc - (partsIn(zone, new Date(asUtc)) - asUtc);
  const offset = partsIn(zone, new Date(guess)) - Math.floor(guess / MINUTE_MS) * MINUTE_MS;
  return new Date(asUtc - offset).toISOString();
}

/** Converts a timestamp to the value of a `datetime-local` input in a time zone; empty for null. */
export function localOf(instant: string | null, zone: string): string {
  if (instant === null) return '';
  return new Date(partsIn(zone, new Date(instant))).toISOString().slice(0, 16);
}

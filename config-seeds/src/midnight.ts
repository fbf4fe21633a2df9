const HOUR = 3_600_000;

const hourIn = (timeZone: string, instant: number): number =>
  Number(new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(instant));

/**
 * Returns the instant at which a day (`2026-11-30`) begins in a time zone of Europe, in UTC as the database writes it, so
 * that a store's document is the same before and after it is stored.
 */
export function midnightIn(timeZone: string, day: string): string {
  const utc = Date.parse(`${day}T00:00:00.000Z`);
  const begins = [0, 1, 2, 3].map((hours) => utc - hours * HOUR).find((instant) => hourIn(timeZone, instant) === 0);
  if (begins === undefined) throw new Error(`${timeZone} is not 0 to 3 hours ahead of UTC on ${day}`);
  return new Date(begins).toISOString();
}

import * as z from 'zod/mini';

/** More than microseconds and an offset need. */
const MAXIMUM_LENGTH = 40;
const FIRST = Date.UTC(1970, 0, 1);
/** JSON of a later instant would have a year with a sign and six digits. */
const AFTER_LAST = Date.UTC(10_000, 0, 1);

const isStorable = (text: string): boolean => Date.parse(text) >= FIRST && Date.parse(text) < AFTER_LAST;

/** An ISO 8601 instant with an offset, of the years 1970 to 9999 in UTC: Postgres has no year 0. */
export const instantSchema = z.iso
  .datetime({ offset: true })
  .check(z.maxLength(MAXIMUM_LENGTH), z.refine(isStorable, { error: 'a year from 1970 to 9999' }));

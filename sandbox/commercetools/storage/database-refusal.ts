import pg from 'pg';
import { duplicateField, invalidInput, PlatformError } from '../errors/platform-error.js';

const UNIQUE_VIOLATION = '23505';
/** A NUL or half a surrogate pair: valid JSON, but no text that Postgres stores. */
const NO_TEXT: ReadonlySet<string> = new Set(['22P05', '22021']);
/** Half a pair in a body is told as a mistake of the JSON. */
const NO_JSON = '22P02';
/** Deadlock, shutdown, too many connections: over soon, and nothing was written. */
const PASSING: ReadonlySet<string> = new Set(['40P01', '40001', '57P01', '57P03', '53300']);
// Where the index is not named after the field (`table__field`) that it keeps unique.
const FIELDS: Readonly<Record<string, string>> = {
  product_skus_pkey: 'sku',
  product_slugs_pkey: 'slug',
  orders__ordernumber: 'orderNumber',
  reviews__uniquenessvalue: 'uniquenessValue',
  customers__customernumber: 'customerNumber',
};

/** A statement that Postgres refused, as the platform's error for it; undefined for anything that is our own fault. */
export function databaseRefusal(error: unknown): PlatformError | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined;
  const isNoJson = error.code === NO_JSON && error.routine === 'json_errsave_error';
  if (isNoJson || NO_TEXT.has(error.code)) return invalidInput('The request holds characters that cannot be stored.');
  if (PASSING.has(error.code))
    return new PlatformError(503, { code: 'ServiceUnavailable', message: 'Service unavailable. Please try again.' });
  if (error.code !== UNIQUE_VIOLATION) return undefined;
  const [, value] = /=\((.*)\) already exists/s.exec(error.detail ?? '') ?? [];
  const constraint = error.constraint ?? '';
  return duplicateField(FIELDS[constraint] ?? constraint.split('__')[1] ?? 'id', value);
}

import pg from 'pg';
import { duplicateField, invalidInput, PlatformError } from '../errors/platform-error.js';

const UNIQUE_VIOLATION = '23505';
/** Postgres cannot store a NUL or a lone surrogate, although both are valid JSON. */
const UNSTORABLE_TEXT: ReadonlySet<string> = new Set(['22P05', '22021']);
/** Postgres reports a lone surrogate in a JSON body with this code. */
const INVALID_JSON_TEXT = '22P02';
/** Repeated deadlocks, shutdown, too many connections: a retry can succeed, and nothing was written. */
const TRANSIENT: ReadonlySet<string> = new Set(['40P01', '40001', '57P01', '57P03', '53300']);
// Unique indexes that are not named after their field (`table__field`).
const FIELDS: Readonly<Record<string, string>> = {
  product_skus_pkey: 'sku',
  product_slugs_pkey: 'slug',
  orders__ordernumber: 'orderNumber',
  reviews__uniquenessvalue: 'uniquenessValue',
  customers__customernumber: 'customerNumber',
};

/** Returns the platform's error for a statement that Postgres refused; undefined for faults of this server. */
export function databaseRefusal(error: unknown): PlatformError | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code === undefined) return undefined;
  const isNoJson = error.code === INVALID_JSON_TEXT && error.routine === 'json_errsave_error';
  if (isNoJson || UNSTORABLE_TEXT.has(error.code))
    return invalidInput('The request holds characters that cannot be stored.');
  if (TRANSIENT.has(error.code))
    return new PlatformError(503, { code: 'ServiceUnavailable', message: 'Service unavailable. Please try again.' });
  if (error.code !== UNIQUE_VIOLATION) return undefined;
  const [, value] = /=\((.*)\) already exists/s.exec(error.detail ?? '') ?? [];
  const constraint = error.constraint ?? '';
  return duplicateField(FIELDS[constraint] ?? constraint.split('__')[1] ?? 'id', value);
}

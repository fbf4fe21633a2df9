import pg from 'pg';
import { duplicateField, type PlatformError } from '../http/platform-error.js';

const UNIQUE_VIOLATION = '23505';
// Where the index is not named after the field (`table__field`) that it keeps unique.
const FIELDS: Readonly<Record<string, string>> = {
  product_skus_pkey: 'sku',
  product_slugs_pkey: 'slug',
  orders__ordernumber: 'orderNumber',
};

/** A row that a unique index refused, as the platform's DuplicateField; undefined for any other error. */
export function asDuplicateField(error: unknown): PlatformError | undefined {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined;
  const [, value] = /=\((.*)\) already exists/s.exec(error.detail ?? '') ?? [];
  const constraint = error.constraint ?? '';
  return duplicateField(FIELDS[constraint] ?? constraint.split('__')[1] ?? 'id', value);
}

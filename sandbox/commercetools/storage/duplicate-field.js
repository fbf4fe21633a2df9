import pg from 'pg';
import { duplicateField } from '../http/platform-error.js';
const UNIQUE_VIOLATION = '23505';
// Where the index is not named after the field (`table__field`) that it keeps unique.
const FIELDS = { product_skus_pkey: 'sku', product_slugs_pkey: 'slug' };
/** A row that a unique index refused, as the platform's DuplicateField; undefined for any other error. */
export function asDuplicateField(error) {
  if (!(error instanceof pg.DatabaseError) || error.code !== UNIQUE_VIOLATION) return undefined;
  const [, value] = /=\((.*)\) already exists/s.exec(error.detail ?? '') ?? [];
  const constraint = error.constraint ?? '';
  return duplicateField(FIELDS[constraint] ?? constraint.split('__')[1] ?? 'id', value);
}
//# sourceMappingURL=duplicate-field.js.map

import type { AuditChange, AuditFilter } from '@manifold/domain/audit/contract';
import { storePlaces, type StoreIdentity } from './store-places.js';

const spoken = ({ field, before, after }: AuditChange): string =>
  [field, JSON.stringify(before) ?? '', JSON.stringify(after) ?? ''].join(' ').toLowerCase();

/**
 * Of the changes of an entry that was found, those that are looked for: of the section, of rows that speak for the store, and
 * with the text in them. Where the text stands in none of them it was found in the entry's reason, and all of them count.
 */
export function soughtChanges(
  changes: readonly AuditChange[],
  { section, text }: AuditFilter,
  store: StoreIdentity | undefined,
): readonly AuditChange[] {
  const places = store && storePlaces(store);
  const placed = changes.filter(
    (change) =>
      (section === undefined || change.section === section) &&
      (places === undefined || places.has(`${change.layer} ${change.key}`)),
  );
  if (text === undefined) return placed;
  const saying = placed.filter((change) => spoken(change).includes(text.toLowerCase()));
  return saying.length > 0 ? saying : placed;
}

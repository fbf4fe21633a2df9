import type { AuditChange, AuditFilter } from '@manifold/domain/audit/contract';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { Snapshot } from '@manifold/domain/store-document/contract';

/** The facts about a store that decide which rows apply to it. */
type StoreIdentity = Pick<Snapshot, 'storeKey' | 'document'>;

/** Returns every `layer key` of rows that apply to a store or one of its locales. */
function storePlaces({ storeKey, document }: StoreIdentity): ReadonlySet<string> {
  const { brandKey, currencyCode, countryCode, locales } = document.sections.store;
  return new Set([
    `default ${DEFAULT_LAYER_KEY}`,
    `brand ${brandKey}`,
    `currency ${currencyCode}`,
    `country ${countryCode}`,
    `store ${storeKey}`,
    ...locales.map(({ locale }) => `locale ${locale}`),
  ]);
}

const searchText = ({ field, before, after }: AuditChange): string =>
  [field, JSON.stringify(before) ?? '', JSON.stringify(after) ?? ''].join(' ').toLowerCase();

/**
 * Returns the changes of an audit entry that match the search: by section, by rows that apply to the store, and by text. If no
 * change contains the text, the search found it in the entry's reason. Then all changes of section and store match.
 */
export function matchingChanges(
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
  const matching = placed.filter((change) => searchText(change).includes(text.toLowerCase()));
  return matching.length > 0 ? matching : placed;
}

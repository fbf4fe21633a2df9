import type { Edit } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { canonicalJson } from '../../platform/json/canonical-json.js';
import type { StaleEdit } from './section-rows.js';

/**
 * Throws `conflict` if rows have changed since their edits were made, with both values of the first one. `placeOf` returns the
 * prefix of an edit's field in a longer request.
 */
export function refuseStale(stale: readonly StaleEdit[], placeOf: (edit: Edit) => string = () => ''): void {
  const [first] = stale;
  if (!first) return;
  const { section, layer, key } = first.edit;
  throw new ShopError('conflict', {
    message: 'Someone has changed this row since the edit was made',
    fields: stale.map(({ edit }) => ({
      field: `${placeOf(edit)}${edit.section}.${edit.layer}.${edit.key}`,
      reason: 'changed-since',
    })),
    details: { section, layer, key, seen: canonicalJson(first.edit.before), found: canonicalJson(first.found) },
  });
}

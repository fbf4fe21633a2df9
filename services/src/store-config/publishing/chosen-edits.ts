import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { rowName } from './row-name.js';

/** The edits of a draft that are named; all when none is. Refuses a row that the draft does not hold. */
export function chosenEdits(edits: readonly Edit[], addresses: readonly EditAddress[] | undefined): readonly Edit[] {
  if (addresses === undefined) return edits;
  const held = new Set(edits.map(rowName));
  const unknown = addresses.flatMap((address, at) =>
    held.has(rowName(address)) ? [] : [{ field: `edits.${at}`, reason: 'not-in-the-draft' }],
  );
  if (unknown.length > 0) throw new ShopError('invalid-input', { fields: unknown });
  const wanted = new Set(addresses.map(rowName));
  return edits.filter((edit) => wanted.has(rowName(edit)));
}

import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';

const instant = (text: string | null): string => (text === null ? '' : String(Date.parse(text)));

/** Returns a key for a row, which does not depend on how its instants are written. */
export function rowName({ section, layer, key, validFrom, validTo }: EditAddress): string {
  return [section, layer, key, instant(validFrom), instant(validTo)].join(' ');
}

/** Returns the edits of a draft at these addresses, or all without addresses. Throws `invalid-input` for a row that is not in the draft. */
export function chosenEdits(edits: readonly Edit[], addresses: readonly EditAddress[] | undefined): readonly Edit[] {
  if (addresses === undefined) return edits;
  const existing = new Set(edits.map(rowName));
  const unknown = addresses.flatMap((address, at) =>
    existing.has(rowName(address)) ? [] : [{ field: `edits.${at}`, reason: 'not-in-the-draft' }],
  );
  if (unknown.length > 0) throw new ShopError('invalid-input', { fields: unknown });
  const wanted = new Set(addresses.map(rowName));
  return edits.filter((edit) => wanted.has(rowName(edit)));
}

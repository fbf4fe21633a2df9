import type { EditAddress } from '@manifold/domain/change-set/contract';

const instant = (text: string | null): string => (text === null ? '' : String(Date.parse(text)));

/** Returns a key for a row, which does not depend on how its instants are written. */
export function rowName({ section, layer, key, validFrom, validTo }: EditAddress): string {
  return [section, layer, key, instant(validFrom), instant(validTo)].join(' ');
}

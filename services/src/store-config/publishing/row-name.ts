import type { EditAddress } from '@manifold/domain/change-set/contract';

const instant = (text: string | null): string => (text === null ? '' : String(Date.parse(text)));

/** A text that is the same for two addresses of one row, however their instants are written. */
export function rowName({ section, layer, key, validFrom, validTo }: EditAddress): string {
  return [section, layer, key, instant(validFrom), instant(validTo)].join(' ');
}

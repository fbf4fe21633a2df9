import type { ConfigLayer } from '@manifold/domain/config-layer/layer';
import { DEFAULT_LAYER_KEY } from '@manifold/domain/config-layer/layer';
import type { AnyConfigRow } from '@manifold/domain/store-document/assemble';
import type { LocaleSections, StoreDocument } from '@manifold/domain/store-document/contract';
import type { LocaleSectionKey, SectionKey, StoreSectionKey } from '@manifold/domain/store-document/sections';

/** The value type of a section. */
export type SectionValue<Key extends SectionKey> = Key extends StoreSectionKey
  ? StoreDocument['sections'][Key]
  : Key extends LocaleSectionKey
    ? LocaleSections[Key]
    : never;

/** A row of a section, as the seeds publish it. */
export type SeedRow = AnyConfigRow & { readonly section: SectionKey };

/** When a dated row applies; instants in UTC. */
export interface Validity {
  readonly validFrom: string;
  readonly validTo: string | null;
}

/** Returns a function that makes rows of a section; their values have the section's own type. */
export function rowsOf<Key extends SectionKey>(section: Key) {
  return (layer: ConfigLayer, key: string, value: Partial<SectionValue<Key>>): SeedRow => ({
    section,
    layer,
    key,
    validFrom: null,
    validTo: null,
    value,
  });
}

/** Returns the row with a limited validity. */
export const dated = (row: SeedRow, { validFrom, validTo }: Validity): SeedRow => ({ ...row, validFrom, validTo });

/** The key of the only row of the default layer. */
export const everywhere = DEFAULT_LAYER_KEY;

/** `cents(1.95)` is 195: the seeds write amounts as people do, the config stores integers. */
export const cents = (amount: number): number => Math.round(amount * 100);

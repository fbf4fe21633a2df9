import type { PublishedRow, StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import { CONFIG_LAYERS } from '@manifold/domain/config-layer/layer';
import type { ConfigRow, ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { SectionKey } from '@manifold/domain/store-document/sections';
import { editOfRow, isSameRow, type RowValue } from '../draft/edit-row.js';
import { axesAt } from '../place/place.js';

/** A row with its published and drafted values; null if there is none. */
export interface RowState {
  readonly address: EditAddress;
  readonly published: RowValue | null;
  readonly value: RowValue | null;
}

/** Published rows and draft edits of a section. */
export interface RowFacts {
  readonly section: SectionKey;
  readonly rows: readonly PublishedRow[];
  readonly edits: readonly Edit[];
}

/** Returns the row of an address, existing or not. */
export function rowAt(address: EditAddress, { rows, edits }: RowFacts): RowState {
  const published = rows.find((row) => isSameRow({ ...row, section: address.section }, address))?.value ?? null;
  const edit = editOfRow(edits, address);
  return { address, published, value: edit ? edit.after : published };
}

const order = ({ layer, key, validFrom }: ConfigRowAddress): string =>
  `${CONFIG_LAYERS.indexOf(layer)} ${key} ${validFrom ?? ''}`;

/** Returns all rows of a section, published or drafted, from the widest layer to the narrowest. */
export function allRows(facts: RowFacts): RowState[] {
  const { section, rows, edits } = facts;
  const published = rows.map(({ layer, key, validFrom, validTo }) => ({ section, layer, key, validFrom, validTo }));
  const drafted = edits
    .filter((edit) => edit.section === section && !published.some((row) => isSameRow(row, edit)))
    .map(({ layer, key, validFrom, validTo }) => ({ section, layer, key, validFrom, validTo }));
  return [...published, ...drafted]
    .sort((first, second) => order(first).localeCompare(order(second)))
    .map((address) => rowAt(address, facts));
}

/** Returns whether a row is below another: on a wider layer, or undated beside a dated one. */
function isBelow(row: ConfigRowAddress, address: ConfigRowAddress): boolean {
  const [depth, own] = [CONFIG_LAYERS.indexOf(row.layer), CONFIG_LAYERS.indexOf(address.layer)];
  if (depth !== own) return depth < own;
  return address.validFrom !== null && row.validFrom === null && row.validTo === null;
}

/** Returns the values that a row inherits and the rows they come from, with the draft applied. */
export function inheritedAt(
  address: EditAddress,
  facts: RowFacts & { readonly stores: readonly StoreView[] },
  now = new Date(),
) {
  const axes = axesAt(address, facts.stores);
  const below = allRows(facts).flatMap((row): ConfigRow<RowValue>[] => {
    const { layer, key, validFrom, validTo } = row.address;
    return row.value && isBelow(row.address, address) ? [{ layer, key, validFrom, validTo, value: row.value }] : [];
  });
  return axes ? effectiveValue<RowValue>(below, axes, now) : { value: {}, provenance: {} };
}

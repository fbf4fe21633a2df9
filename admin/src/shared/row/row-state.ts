import type { PublishedRow, StoreView } from '@manifold/domain/admin-api/contract';
import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { effectiveValue } from '@manifold/domain/config-layer/effective-value';
import { CONFIG_LAYERS } from '@manifold/domain/config-layer/layer';
import type { ConfigRow, ConfigRowAddress } from '@manifold/domain/config-layer/row';
import type { SectionKey } from '@manifold/domain/store-document/section-keys';
import { editOfRow, isSameRow, type RowValue } from '../draft/edit-row.js';
import { axesAt } from './place.js';

/** A row: where it holds, and what it says as published and as drafted; null where there is none. */
export interface RowState {
  readonly address: EditAddress;
  readonly published: RowValue | null;
  readonly value: RowValue | null;
}

/** What a section's rows are, with what the draft does to them. */
export interface RowFacts {
  readonly section: SectionKey;
  readonly rows: readonly PublishedRow[];
  readonly edits: readonly Edit[];
}

/** The row at an address, whether there is one or not. */
export function rowAt(address: EditAddress, { rows, edits }: RowFacts): RowState {
  const published = rows.find((row) => isSameRow({ ...row, section: address.section }, address))?.value ?? null;
  const edit = editOfRow(edits, address);
  return { address, published, value: edit ? edit.after : published };
}

const order = ({ layer, key, validFrom }: ConfigRowAddress): string =>
  `${CONFIG_LAYERS.indexOf(layer)} ${key} ${validFrom ?? ''}`;

/** Every row of a section, published or drafted, from the widest layer to the narrowest. */
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

/** Whether a row lies below another one: on a wider layer, or undated beside a dated one. */
function isBelow(row: ConfigRowAddress, address: ConfigRowAddress): boolean {
  const [depth, own] = [CONFIG_LAYERS.indexOf(row.layer), CONFIG_LAYERS.indexOf(address.layer)];
  if (depth !== own) return depth < own;
  return address.validFrom !== null && row.validFrom === null && row.validTo === null;
}

/** What a row would inherit where it says nothing, and from which row, with the draft. */
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

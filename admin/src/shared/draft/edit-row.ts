import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { isSameValue } from '@manifold/domain/same-value/same-value';

export type RowValue = Readonly<Record<string, unknown>>;

/** Returns whether two addresses name the same row. */
export function isSameRow(first: EditAddress, second: EditAddress): boolean {
  const instant = (text: string | null): number | null => (text === null ? null : Date.parse(text));
  return (
    first.section === second.section &&
    first.layer === second.layer &&
    first.key === second.key &&
    instant(first.validFrom) === instant(second.validFrom) &&
    instant(first.validTo) === instant(second.validTo)
  );
}

/** Returns the draft's edit of a row, if there is one. */
export function editOfRow(edits: readonly Edit[], address: EditAddress): Edit | undefined {
  return edits.find((edit) => isSameRow(edit, address));
}

/** Returns only the address of a row. */
export function addressOf({ section, layer, key, validFrom, validTo }: EditAddress): EditAddress {
  return { section, layer, key, validFrom, validTo };
}

export interface FieldChange {
  readonly address: EditAddress;
  readonly field: string;
  /** Undefined removes the field from the row, so that it is inherited. */
  readonly value: unknown;
}

/**
 * Returns the edit that sets a field on top of the draft's edit of the row, or undefined if the row is then as
 * published.
 */
export function editWith(change: FieldChange, published: RowValue | null, drafted: Edit | undefined): Edit | undefined {
  const before = drafted ? drafted.before : published;
  const current = (drafted ? drafted.after : published) ?? {};
  const { [change.field]: _old, ...others } = current;
  const value = change.value === undefined ? others : { ...others, [change.field]: change.value };
  const after = Object.keys(value).length === 0 ? null : value;
  if (isSameValue(before, after)) return undefined;
  return { ...addressOf(change.address), before, after };
}

/** Returns whether a draft has an edit; one that changes nothing means that the draft has none of that row. */
export function holdsEdit(edits: readonly Edit[], edit: Edit): boolean {
  const known = editOfRow(edits, edit);
  if (isSameValue(edit.before, edit.after)) return known === undefined;
  return known !== undefined && isSameValue(known.after, edit.after);
}

import type { EditAddress } from '@manifold/domain/change-set/contract';
import type { RowChange } from '../draft/draft-context.js';
import { isSameRow } from '../draft/edit-row.js';
import type { Typed } from '../values/text-to-value.js';
import { instantOf, localOf } from '../values/time-zone.js';
import { zoneAt, type Place } from '../place/place.js';
import type { RowState } from './row-state.js';
import type { StoreView } from '@manifold/domain/admin-api/contract';

/** The input of a field: a value, an error, or `inherit`. */
export type FieldEntry = Typed | 'inherit';

/** The form of a row: place, period and inputs. Times are local times of the place, empty for none. */
export interface RowForm {
  readonly place: Place | undefined;
  readonly from: string;
  readonly to: string;
  readonly entries: Readonly<Record<string, FieldEntry>>;
}

/** A validation error of the form; the reason is a message id. */
export interface FormProblem {
  readonly field: 'place' | 'from' | 'to' | 'entries';
  readonly reason: string;
}

/** Returns the initial form of a row, or of a new one. */
export function formOf(row: RowState | undefined, stores: readonly StoreView[]): RowForm {
  if (!row) return { place: undefined, from: '', to: '', entries: {} };
  const { layer, key, validFrom, validTo } = row.address;
  const zone = zoneAt({ layer, key }, stores);
  return { place: { layer, key }, from: localOf(validFrom, zone), to: localOf(validTo, zone), entries: {} };
}

/** Returns the address that a form describes. A time that was not edited keeps its seconds. */
export function addressOfForm(
  form: RowForm,
  row: RowState | undefined,
  { section, stores }: { readonly section: string; readonly stores: readonly StoreView[] },
): EditAddress | undefined {
  const { place } = form;
  if (!place) return undefined;
  const zone = zoneAt(place, stores);
  const instant = (local: string, known: string | null): string | null => {
    if (local === localOf(known, zone)) return known;
    return local === '' ? null : instantOf(local, zone);
  };
  return {
    section,
    ...place,
    validFrom: instant(form.from, row?.address.validFrom ?? null),
    validTo: instant(form.to, row?.address.validTo ?? null),
  };
}

/** Returns the row with the inputs applied, or null if it has no field left. */
export function valueWith(form: RowForm, row: RowState | undefined): Readonly<Record<string, unknown>> | null {
  const value = new Map(Object.entries(row?.value ?? {}));
  for (const [field, entry] of Object.entries(form.entries)) {
    if (entry === 'inherit') value.delete(field);
    else if (entry.ok) value.set(field, entry.value);
  }
  return value.size === 0 ? null : Object.fromEntries(value);
}

/** Returns the errors that prevent saving, except those of fields, which are shown beside them. */
export function problemsOf(form: RowForm, row: RowState | undefined): FormProblem[] {
  const problems: FormProblem[] = [];
  if (!form.place || form.place.key === '') problems.push({ field: 'place', reason: 'console.refused.place' });
  if (form.to !== '' && form.from === '') problems.push({ field: 'from', reason: 'console.refused.from' });
  if (form.to !== '' && form.from !== '' && form.to <= form.from)
    problems.push({ field: 'to', reason: 'console.refused.to' });
  if (!row && valueWith(form, row) === null) problems.push({ field: 'entries', reason: 'console.refused.nothing' });
  return problems;
}

/** Returns the changes that delete a row. */
export function removalOf({ address, published, value }: RowState): RowChange[] {
  const fields = [...new Set([...Object.keys(published ?? {}), ...Object.keys(value ?? {})])];
  return fields.map((field) => ({ address, field, value: undefined, published }));
}

/** Returns the changes that save a form. A changed period makes another row. */
export function changesOf(form: RowForm, row: RowState | undefined, target: RowState): RowChange[] {
  const { address, published } = target;
  const isMoved = row !== undefined && !isSameRow(row.address, address);
  const value = valueWith(form, row) ?? {};
  const fields = isMoved || !row ? Object.keys(value) : Object.keys(form.entries);
  const changes = fields.map((field): RowChange => ({ address, field, value: value[field], published }));
  return isMoved ? [...removalOf(row), ...changes] : changes;
}

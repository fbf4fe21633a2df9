import { isFieldRefused } from '@manifold/domain/four-eyes/section-parts';
import type { Staff } from '@manifold/domain/staff/contract';
import {
  editRefusal,
  type EditableSection,
  type EditPlace,
  type EditRefusal,
  type StorePlace,
} from '@manifold/domain/staff/edit-refusal';

/** The row, and optionally the field, that the person wants to change. */
export interface FieldPlace {
  readonly place: EditPlace;
  readonly field?: string | undefined;
  readonly stores: readonly StorePlace[];
}

/** Returns why a person may not change a field of a row, by the server's rules; undefined if they may. */
export function fieldRefusal(
  staff: Pick<Staff, 'role' | 'grants'>,
  section: EditableSection,
  { place, field, stores }: FieldPlace,
): EditRefusal | undefined {
  const isRefused = field !== undefined && isFieldRefused(staff.role, section.key, field);
  return isRefused ? 'other-role' : editRefusal(staff, section, place, stores);
}

import type { Edit, EditAddress } from '@manifold/domain/change-set/contract';
import { isPartRefused } from '@manifold/domain/four-eyes/section-parts';
import type { Staff } from '@manifold/domain/staff/contract';
import { editRefusal, type EditRefusal, type StorePlace } from '@manifold/domain/staff/edit-refusal';
import type { Section } from '../sections/definition/section.js';

/** The part of an edit on which rights depend. Without values only the place counts. */
export type AccessAddress = Pick<EditAddress, 'section' | 'layer' | 'key'> & Partial<Pick<Edit, 'before' | 'after'>>;

/** The rights of a person to edit rows. */
export type RowRights = Pick<Staff, 'role' | 'grants'>;

/** Returns why a person may not edit a row of a section, or undefined if they may. `stores` are all existing stores. */
export function rowRefusal(
  rights: RowRights,
  section: Section,
  { layer, key, before = null, after = null }: AccessAddress,
  stores: readonly StorePlace[],
): EditRefusal | undefined {
  const reason = editRefusal(rights, section, { layer, key }, stores);
  return reason ?? (isPartRefused(rights.role, { section: section.key, before, after }) ? 'other-role' : undefined);
}

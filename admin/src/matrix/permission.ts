import type { Staff } from '@manifold/domain/staff/contract';
import { editRefusal } from '@manifold/domain/staff/edit-refusal';
import type { MatrixStore } from '@manifold/domain/admin-api/matrix';
import type { Permission } from './block-edits.js';

/** What a person may do with a cell; at an instant that is not now, nobody anything. */
export function permissionOf(me: Staff, stores: readonly MatrixStore[], isNow: boolean): Permission {
  return ({ setting, cell }) => {
    if (!isNow) return 'console.matrix.forbidden.instant';
    const refusal = editRefusal(me, setting.section, cell.target, stores);
    return refusal && `console.matrix.forbidden.${refusal}`;
  };
}

import type { Staff } from '@manifold/domain/staff/contract';
import type { MatrixStore } from '@manifold/domain/admin-api/matrix';
import { fieldRefusal } from '../shared/access/field-refusal.js';
import type { Permission } from './block-edits.js';

/** Returns the edit permissions of a person. Nothing is editable at another point in time. */
export function permissionOf(me: Staff, stores: readonly MatrixStore[], isNow: boolean): Permission {
  return ({ setting, cell }) => {
    if (!isNow) return 'console.matrix.forbidden.instant';
    const asked = { place: cell.target, field: setting.field.name, stores };
    const refusal = fieldRefusal(me, setting.section, asked);
    return refusal && `console.matrix.forbidden.${refusal}`;
  };
}

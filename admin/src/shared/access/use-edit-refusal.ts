import type { SectionView, StoreView } from '@manifold/domain/admin-api/contract';
import type { EditPlace, EditRefusal } from '@manifold/domain/staff/edit-refusal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../providers/api.js';
import { fieldRefusal } from './field-refusal.js';

/** Loads the signed-in user with role and limits; undefined while loading. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => callApi('me', { signal }) });
}

/** Returns a function that returns the reason why the user may not change a row or field; undefined if they may. */
export function useEditRefusal(
  section: Pick<SectionView, 'key' | 'editableBy'>,
  stores: readonly StoreView[],
): (place: EditPlace, field?: string) => EditRefusal | undefined {
  const { data: staff } = useMe();
  return useMemo(
    () => (place, field) => (staff ? fieldRefusal(staff, section, { place, field, stores }) : 'other-role'),
    [section, staff, stores],
  );
}

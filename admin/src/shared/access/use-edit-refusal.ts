import type { SectionView, StoreView } from '@manifold/domain/admin-api/contract';
import { editRefusal, type EditPlace, type EditRefusal } from '@manifold/domain/staff/edit-refusal';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../../providers/api.js';

/** Who is signed in, with role and limits; undefined while it loads. */
export function useMe() {
  return useQuery({ queryKey: ['me'], queryFn: ({ signal }) => callApi('me', { signal }) });
}

/** Says why the signed-in person may not change a row of a section, by the server's own rule; undefined where they may. */
export function useEditRefusal(
  section: Pick<SectionView, 'key' | 'editableBy'>,
  stores: readonly StoreView[],
): (place: EditPlace) => EditRefusal | undefined {
  const { data: staff } = useMe();
  return useMemo(
    () => (place) => (staff ? editRefusal(staff, section, place, stores) : 'other-role'),
    [section, staff, stores],
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';

export const POLICIES_KEY = ['section-policies'];

/** The keys of the sections that need a second pair of eyes. */
export function useGuardedSections(): ReadonlySet<string> {
  const { data } = useQuery({
    queryKey: POLICIES_KEY,
    queryFn: async ({ signal }) => (await callApi('sectionPolicies', { signal })).policies,
  });
  return useMemo(() => new Set((data ?? []).filter(({ fourEyes }) => fourEyes).map(({ section }) => section)), [data]);
}

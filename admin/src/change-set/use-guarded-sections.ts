import type { SectionPolicy } from '@manifold/domain/change-set/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';

export const POLICIES_KEY = ['section-policies'];

/** The policies of all sections and of their parts; none while they are fetched. */
export function useSectionPolicies(): readonly SectionPolicy[] | undefined {
  const { data } = useQuery({
    queryKey: POLICIES_KEY,
    queryFn: async ({ signal }) => (await callApi('sectionPolicies', { signal })).policies,
  });
  return data;
}

/** The keys of the sections, and of the parts of sections, that need a second pair of eyes. */
export function useGuardedSections(): ReadonlySet<string> {
  const data = useSectionPolicies();
  return useMemo(() => new Set((data ?? []).filter(({ fourEyes }) => fourEyes).map(({ section }) => section)), [data]);
}

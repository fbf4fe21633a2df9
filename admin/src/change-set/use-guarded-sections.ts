import type { SectionPolicy } from '@manifold/domain/change-set/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';

export const POLICIES_KEY = ['section-policies'];

/** Loads the review policies of all sections and section parts; undefined while loading. */
export function useSectionPolicies(): readonly SectionPolicy[] | undefined {
  const { data } = useQuery({
    queryKey: POLICIES_KEY,
    queryFn: async ({ signal }) => (await callApi('sectionPolicies', { signal })).policies,
  });
  return data;
}

/** Returns keys of sections and section parts that need a second person's approval. */
export function useGuardedSections(): ReadonlySet<string> {
  const data = useSectionPolicies();
  return useMemo(() => new Set((data ?? []).filter(({ fourEyes }) => fourEyes).map(({ section }) => section)), [data]);
}

import type { StoreReadiness } from '@manifold/domain/readiness/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { callApi } from '../providers/api.js';

/** Loads the last readiness result of each store, by key; empty while loading. */
export function useReadiness(): ReadonlyMap<string, StoreReadiness> {
  const { data } = useQuery({ queryKey: ['readiness'], queryFn: ({ signal }) => callApi('readiness', { signal }) });
  return useMemo(() => new Map(data?.stores.map((store) => [store.storeKey, store])), [data]);
}

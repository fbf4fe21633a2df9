import type { DeskRequestFilter } from '@manifold/domain/data-rights/contract';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

/** Loads a page of requests about personal data. */
export function useDataRequests(filter: DeskRequestFilter, offset: number) {
  return useQuery({
    queryKey: ['data-requests', filter, offset],
    queryFn: ({ signal }) => callApi('dataRequests', { query: { filter, offset }, signal }),
    // Keeps the old requests on screen while the next page loads.
    placeholderData: (previous) => previous,
  });
}

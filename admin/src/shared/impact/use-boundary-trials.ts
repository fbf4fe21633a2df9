import type { BoundaryTrials } from '@manifold/domain/admin-api/impact-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../providers/api.js';
import type { DraftPart } from './use-impact.js';

/** Browsers open six connections per host; trials of 25 stores must not delay publishing. */
let queue: Promise<unknown> = Promise.resolve();

function enqueue<Answer>(signal: AbortSignal, work: () => Promise<Answer>): Promise<Answer> {
  const next = queue.then(() => {
    signal.throwIfAborted();
    return work();
  });
  queue = next.catch(() => undefined);
  return next;
}

/** Runs test carts at the limits that a draft changes in a store. */
export function useBoundaryTrials({ draft: { id, version }, chosen, isClosing }: DraftPart, storeKey: string) {
  return useQuery<BoundaryTrials>({
    queryKey: ['boundaries', id, version, chosen, storeKey],
    enabled: !isClosing,
    queryFn: ({ signal }) =>
      enqueue(signal, () => {
        const body = { storeKey, ...(chosen ? { edits: [...chosen] } : {}) };
        return callApi('changeSetBoundaries', { path: { id }, body, signal });
      }),
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

import type { CloseDifference, DifferenceState } from '@manifold/domain/reconciliation/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

const RECONCILIATION = ['reconciliation'];
/** How often a running comparison is asked for. */
const RUNNING_MS = 2000;

/** Loads the newest comparison, again and again while it runs. */
export function useReconciliation() {
  return useQuery({
    queryKey: [...RECONCILIATION, 'state'],
    queryFn: ({ signal }) => callApi('reconciliation', { signal }),
    refetchInterval: ({ state }) => (state.data?.run && state.data.run.finishedAt === null ? RUNNING_MS : false),
  });
}

/** Loads a page of differences. `finishedAt` of the newest run loads it again. */
export function useDifferences(state: DifferenceState, page: number, finishedAt: string | null) {
  return useQuery({
    queryKey: [...RECONCILIATION, 'differences', state, page, finishedAt],
    queryFn: ({ signal }) => callApi('paymentDifferences', { query: { state, page: String(page) }, signal }),
    // Keeps the old differences on screen while the next page of the same tab loads.
    placeholderData: (previous, query) => (query?.queryKey[2] === state ? previous : undefined),
  });
}

/** Returns functions that start a comparison, and check or settle a difference, and load what is on screen again. */
export function useReconciliationCommands() {
  const client = useQueryClient();
  const reloaded = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      return await work;
    } finally {
      await client.invalidateQueries({ queryKey: RECONCILIATION });
    }
  };
  return {
    start: () => reloaded(callApi('startReconciliation')),
    check: (id: string) => reloaded(callApi('checkPaymentDifference', { path: { id } })),
    close: (id: string, body: CloseDifference) => reloaded(callApi('closePaymentDifference', { path: { id }, body })),
  };
}

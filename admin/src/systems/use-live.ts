import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

const AGAIN_MILLISECONDS = 5_000;
/** A request that takes longer than the polling interval counts as failed. */
const PATIENCE_MILLISECONDS = 4_500;

/** Routes that this screen polls. */
type Watched =
  | 'addressServices'
  | 'commerceBackend'
  | 'backendErrors'
  | 'replicas'
  | 'database'
  | 'jobs'
  | 'searchIndexes'
  | 'paymentWebhooks'
  | 'unansweredPayments';

const keyOf = (name: Watched) => ['systems', name];

/** Polls a route every five seconds while the screen is visible. Keeps the last answer on errors. */
export function useLive<Name extends Watched>(name: Name) {
  return useQuery({
    queryKey: keyOf(name),
    queryFn: ({ signal }) =>
      callApi(name, { signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]) }),
    refetchInterval: AGAIN_MILLISECONDS,
    networkMode: 'always',
    retry: false,
    staleTime: 0,
  });
}

/** Returns a function that reloads one or all polled routes at once. */
export function useRefresh(): (name?: Watched) => Promise<void> {
  const client = useQueryClient();
  return (name) => client.invalidateQueries({ queryKey: name ? keyOf(name) : ['systems'] });
}

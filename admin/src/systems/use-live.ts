import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../providers/api.js';

const AGAIN_MILLISECONDS = 5_000;
/** Who has not answered before the next question is taken to be away. */
const PATIENCE_MILLISECONDS = 4_500;

/** The routes that this screen looks at again and again. */
type Watched = 'commerceBackend' | 'backendErrors' | 'replicas' | 'database' | 'jobs' | 'searchIndexes';

const keyOf = (name: Watched) => ['systems', name];

/** What a route answers, asked again every five seconds while the screen is seen. The last answer stays when none comes. */
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

/** Gives what asks a route at once, without waiting for its turn. */
export function useLookAgain(): (name?: Watched) => Promise<void> {
  const client = useQueryClient();
  return (name) => client.invalidateQueries({ queryKey: name ? keyOf(name) : ['systems'] });
}

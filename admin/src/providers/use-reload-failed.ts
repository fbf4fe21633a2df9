import { useQueryClient } from '@tanstack/react-query';

/**
 * Returns a function that loads again whatever the screen could not load: it may lack several queries. Screens that
 * were left are not loaded, because some of their views are written to the audit log.
 */
export function useReloadFailed(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
}

import { useQueryClient } from '@tanstack/react-query';

/** Returns a function that loads again whatever could not be loaded: a screen that needs several queries may lack any of them. */
export function useReloadFailed(): () => void {
  const client = useQueryClient();
  return () => void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
}

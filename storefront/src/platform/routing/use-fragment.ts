import { useSyncExternalStore } from 'react';

const onFragment = (changed: () => void): (() => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};

/**
 * Returns what is behind the `#` of the page's address; empty without one. Undefined on the server and during hydration: the
 * fragment never reaches a server.
 */
export const useFragment = (): string | undefined =>
  useSyncExternalStore(
    onFragment,
    () => location.hash.slice(1),
    () => undefined,
  );

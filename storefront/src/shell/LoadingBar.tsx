import { useRouterState } from '@tanstack/react-router';

/** A line on top while the next page is on its way. It waits 200 ms before it shows: a quick page needs none (spec core §9). */
export function LoadingBar() {
  const isLoading = useRouterState({ select: ({ status }) => status === 'pending' });
  return isLoading ? <div aria-hidden="true" className="loading-bar" /> : null;
}

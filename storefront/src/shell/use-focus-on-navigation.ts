import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Id of the element with the page's content. */
export const CONTENT_ID = 'content';

/** Moves the focus to the content when the next page is shown; not on the first page of a visit. */
export function useFocusOnNavigation(contentId: string): void {
  const pathname = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const shown = useRef(pathname);
  // The document stays the same, so the browser does not move the focus.
  useEffect(() => {
    const isFirst = shown.current === undefined;
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    if (isFirst) return undefined;
    // Wait a frame, because a panel that closes on navigation restores the focus to its opener.
    const frame = requestAnimationFrame(() => document.getElementById(contentId)?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [contentId, pathname]);
}

import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** The element that a page's own content is in. */
export const CONTENT_ID = 'content';

/** Brings the keyboard to the new page's content, as a fresh document would; not on the page that the visit began with. */
export function useFocusOnNavigation(contentId: string): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  // The document stays the same, so nobody but us moves the focus.
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    // After a panel that closed with the navigation has given the focus back to its opener.
    const frame = requestAnimationFrame(() => document.getElementById(contentId)?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [contentId, pathname]);
}

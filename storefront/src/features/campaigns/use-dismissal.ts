import { useState, useSyncExternalStore } from 'react';

/** For as long as the browser's tab lives: which campaign was put away. Nothing of the visitor. */
const KEY = 'campaign-hidden';

/**
 * Hides a notice that was put away before it is painted: the page comes from a cache and knows nothing of the visitor. It
 * is the element's first child; the same text on every page, so that the policy names one script.
 */
export const HIDE_SCRIPT = `(e=>{try{if(sessionStorage.getItem("${KEY}")===e.dataset.campaign)e.hidden=true}catch{}})(document.currentScript.parentElement)`;

const never = () => () => undefined;

function hidden(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // A browser that keeps nothing forgets it with the page.
    return null;
  }
}

function hide(campaign: string): void {
  try {
    sessionStorage.setItem(KEY, campaign);
  } catch {
    // Put away on this page alone.
  }
}

/** Whether this campaign's notice was put away in this session, and what puts it away. */
export function useDismissal(campaign: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const before = useSyncExternalStore(never, hidden, () => null);
  const [dismissed, setDismissed] = useState<string>();
  const dismiss = () => {
    hide(campaign);
    setDismissed(campaign);
  };
  return [before === campaign || dismissed === campaign, dismiss];
}

/** Whether the page that the server wrote is being woken: what it wrote must be drawn once more as it is. */
export const useIsWaking = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

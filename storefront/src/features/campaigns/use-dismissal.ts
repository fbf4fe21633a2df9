import { useState, useSyncExternalStore } from 'react';

/** Session storage key: the campaign that was dismissed in this tab. */
const KEY = 'campaign-hidden';

/**
 * Hides a dismissed banner before it is painted, because a cached page knows nothing about the visitor. The script is the
 * first child of the banner and the same on every page, so that the content security policy names one hash.
 */
export const HIDE_SCRIPT = `(e=>{try{if(sessionStorage.getItem("${KEY}")===e.dataset.campaign)e.hidden=true}catch{}})(document.currentScript.parentElement)`;

const neverChanges = () => () => undefined;

function readDismissed(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    // Without storage the dismissal lasts as long as the page.
    return null;
  }
}

function storeDismissed(campaign: string): void {
  try {
    sessionStorage.setItem(KEY, campaign);
  } catch {
    // Without storage the dismissal lasts as long as the page.
  }
}

/** Returns whether this campaign's banner was dismissed in this session, and a function that dismisses it. */
export function useDismissal(campaign: string): readonly [isDismissed: boolean, dismiss: () => void] {
  const stored = useSyncExternalStore(neverChanges, readDismissed, () => null);
  const [dismissed, setDismissed] = useState<string>();
  const dismiss = () => {
    storeDismissed(campaign);
    setDismissed(campaign);
  };
  return [stored === campaign || dismissed === campaign, dismiss];
}

/** Returns whether React is hydrating the server's page; that render must produce the server's markup. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

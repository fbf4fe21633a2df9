import type { ConsentCategory } from '@manifold/domain/cookie-consent/question';

/** Tells open parts of the page that the visitor's choice has changed; sent by the script of the first layer. */
const CHANGED = 'consent-change';
/** Makes a choice; the script of the first layer stores and records it. A consent manager sends it too. */
const DECIDED = 'consent-decision';
/** Opens the shop's own settings; sent after a click on an element with `data-consent="settings"`, unless a manager has settings. */
const DIALOG = 'consent-dialog';

declare global {
  interface Window {
    /** The categories that the visitor agreed to; undefined until the first layer's script has run. */
    shopConsent?: readonly string[];
    /** Whether the settings were requested before the page could show them. */
    consentSettings?: boolean;
  }
}

/** Returns whether the visitor has agreed to a category. False on the server, before a choice, and after a withdrawal. */
export const hasConsent = (category: ConsentCategory): boolean =>
  typeof window !== 'undefined' && (window.shopConsent?.includes(category) ?? false);

/** Calls a listener after each change of the choice. Returns a function that unsubscribes it. */
export function subscribeToConsent(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  return () => removeEventListener(CHANGED, listener);
}

/** Makes the visitor's choice: exactly these categories. */
export function decideConsent(categories: readonly ConsentCategory[]): void {
  dispatchEvent(new CustomEvent(DECIDED, { detail: categories }));
}

/** Calls a function whenever the settings are requested, and at once if they were requested while the page loaded. */
export function followConsentSettings(show: () => void): void {
  if (window.consentSettings) show();
  addEventListener(DIALOG, show);
}

import type { CachedPage } from '../html-cache/cached-page.js';

/** How a request for a page is answered. */
export type PageAnswer =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** The scripts that may run from within it; none without. */
      readonly inlineScripts?: readonly string[];
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

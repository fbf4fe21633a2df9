import type { CachedPage } from '../html-cache/cached-page.js';

/** The answer to a request for a page. */
export type PageAnswer =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      /** The inline scripts that may run; none by default. */
      readonly inlineScripts?: readonly string[];
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

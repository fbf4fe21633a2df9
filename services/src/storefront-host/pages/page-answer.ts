import type { CachedPage } from '../html-cache/cached-page.js';

/** How a request for a page is answered. */
export type PageAnswer =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | {
      readonly kind: 'html';
      readonly status: number;
      readonly html: string;
      readonly setCookies?: readonly string[];
    }
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

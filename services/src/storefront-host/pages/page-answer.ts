import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { CachedPage } from '../html-cache/cached-page.js';
import type { Rendering } from '../rendering/page-renderer.js';
import type { PagePermissions } from '../rendering/content-security-policy.js';
import { failureOf } from '../../platform/errors/failure.js';
import { ERROR_PAGE, NOT_FOUND_PAGE, UNAVAILABLE_PAGE } from '../rendering/last-resort-page.js';

/** The answer to a request for a page. */
export type PageAnswer =
  | { readonly kind: 'cached'; readonly page: CachedPage }
  | ({
      readonly kind: 'html';
      readonly status: number;
      /** A rendered page is in UTF-8. */
      readonly html: string | Buffer;
      readonly setCookies?: readonly string[];
    } & PagePermissions)
  | { readonly kind: 'redirect'; readonly status: number; readonly location: string };

export type HtmlAnswer = PageAnswer & { readonly kind: 'html' };

const ANY_ORIGIN = /^https?:\/\/[^/]+/;

/** Returns the answer of a rendered page. A redirect by the storefront stays on the same host. */
export function renderedAnswer(
  {
    status,
    location,
    html,
    inlineScripts,
    connectTo,
    payment,
  }: Pick<Rendering, 'status' | 'location' | 'html'> & PagePermissions,
  setCookies: readonly string[] = [],
): PageAnswer {
  if (location === undefined) return { kind: 'html', status, html, inlineScripts, connectTo, payment, setCookies };
  const local = location.replace(ANY_ORIGIN, '').replace(/^[/\\]+/, '/');
  return { kind: 'redirect', status, location: local || '/' };
}

/** Returns the answer if a page could not be rendered: 404 for invalid input, an error page for our own failures. */
export function renderingFailure(error: unknown): HtmlAnswer {
  const answered = failureOf(error).status;
  // Any error other than an outage or one of our own codes is a bug of the page.
  const status = error instanceof ShopError || answered === 503 ? answered : 500;
  if (status === 429) return { kind: 'html', status, html: UNAVAILABLE_PAGE };
  if (status < 500) return { kind: 'html', status: 404, html: NOT_FOUND_PAGE };
  return { kind: 'html', status, html: status === 503 ? UNAVAILABLE_PAGE : ERROR_PAGE };
}

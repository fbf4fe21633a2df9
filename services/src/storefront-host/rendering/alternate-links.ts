import type { Store } from '@manifold/domain/store/contract';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';

/** A store, and the scheme, host and port under which the world knows it. */
export interface StoreOrigin {
  readonly store: Store;
  readonly origin: string;
}

/** One page as it is called in one locale of a store; the path has no language prefix. */
export interface PagePlace extends StoreOrigin {
  readonly locale: string;
  readonly path: string;
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeAttribute(href)}">`;
}

function address({ store, origin, locale, path }: PagePlace): string {
  const prefix = pathPrefix(store, locale);
  return `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
}

function isWorldDefault({ store, locale }: PagePlace): boolean {
  return store.isDefault && defaultLocale(store).locale === locale;
}

/** Links to the same page in every store and language that has it; `x-default` is the default store's. */
export function alternateLinks(places: readonly PagePlace[]): string {
  return places
    .map((place) => {
      const href = address(place);
      const own = link('alternate', href, place.locale);
      return isWorldDefault(place) ? own + link('alternate', href, 'x-default') : own;
    })
    .join('');
}

/** The one address of a page that search engines should keep: its own, with the page of a listing and nothing else. */
export function canonicalLink(here: StoreOrigin, locale: string, path: string, query: string): string {
  const page = new URLSearchParams(query).get('page');
  return link('canonical', `${address({ ...here, locale, path })}${page === null ? '' : `?page=${page}`}`);
}

/** Puts elements at the end of a page's head. A page without one is left as it is. */
export function insertIntoHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  return end < 0 ? html : html.slice(0, end) + elements + html.slice(end);
}

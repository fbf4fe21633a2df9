import type { Snapshot } from '@manifold/domain/store-document/contract';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';

/** One locale of a store, for links. */
export interface StoreEntrance {
  readonly locale: string;
  readonly language: string;
  /** The store's public scheme, host and port. */
  readonly origin: string;
  /** `/fr`, or empty for the locale without prefix. */
  readonly prefix: string;
  /** Whether search engines show this locale to people without a matching language (`x-default`). */
  readonly isWorldDefault: boolean;
}

/** Returns the entrances of a store, one per locale. */
export function entrancesOf({ document }: Pick<Snapshot, 'document'>, origin: string): StoreEntrance[] {
  const { store } = document.sections;
  const first = defaultLocale(store).locale;
  return store.locales.map(({ locale, language }) => ({
    locale,
    language,
    origin,
    prefix: pathPrefix(store, locale),
    isWorldDefault: store.isDefault && locale === first,
  }));
}

function escapeAttribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

function link(rel: string, href: string, hreflang?: string): string {
  const language = hreflang === undefined ? '' : ` hreflang="${hreflang}"`;
  return `<link rel="${rel}"${language} href="${escapeAttribute(href)}">`;
}

/** Returns the absolute address of a page; `path` has no language prefix. */
function address({ origin, prefix }: StoreEntrance, path: string): string {
  return `${origin}${prefix}${path === '/' && prefix ? '' : path}`;
}

/** Returns the link to a page in one locale of a store; the default store's is also `x-default`. */
export function alternateLinks(entrance: StoreEntrance, path: string): string {
  const href = address(entrance, path);
  const own = link('alternate', href, entrance.locale);
  return entrance.isWorldDefault ? own + link('alternate', href, 'x-default') : own;
}

/** Returns the canonical link: the page's own address with only the page number of a listing. */
export function canonicalLink(entrance: StoreEntrance, path: string, query: string): string {
  const page = new URLSearchParams(query).get('page');
  return link('canonical', `${address(entrance, path)}${page === null ? '' : `?page=${page}`}`);
}

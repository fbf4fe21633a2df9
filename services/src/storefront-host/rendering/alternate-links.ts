import type { Snapshot } from '@manifold/domain/store-document/contract';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';
import { escapeMarkup } from '../../platform/markup/escape-markup.js';

/** One locale of a store, for links. */
export interface StoreEntrance {
  readonly locale: string;
  readonly language: string;
  /** `/fr`, or empty for the locale without prefix. */
  readonly prefix: string;
  /** The beginnings of the elements that link to a page of this locale, up to its path. */
  readonly canonicalStart: string;
  /** Two if search engines show this locale to people without a matching language (`x-default`). */
  readonly alternateStarts: readonly string[];
}

/** Returns the entrances of a store, one per locale; `origin` is its public scheme, host and port. */
export function entrancesOf({ document }: Pick<Snapshot, 'document'>, origin: string): StoreEntrance[] {
  const { store } = document.sections;
  const first = defaultLocale(store).locale;
  return store.locales.map(({ locale, language }) => {
    const prefix = pathPrefix(store, locale);
    const href = `href="${escapeMarkup(origin + prefix)}`;
    const languages = store.isDefault && locale === first ? [locale, 'x-default'] : [locale];
    return {
      locale,
      language,
      prefix,
      canonicalStart: `<link rel="canonical" ${href}`,
      alternateStarts: languages.map((hreflang) => `<link rel="alternate" hreflang="${hreflang}" ${href}`),
    };
  });
}

/** Returns the end of an element that links to a page; `path` has no language prefix. */
const linkEnd = ({ prefix }: StoreEntrance, path: string, query = ''): string =>
  `${path === '/' && prefix ? '' : escapeMarkup(path)}${query}">`;

/** Returns the link to a page in one locale of a store; the default store's is also `x-default`. */
export function alternateLinks(entrance: StoreEntrance, path: string): string {
  const end = linkEnd(entrance, path);
  return entrance.alternateStarts.map((start) => start + end).join('');
}

/** Returns the canonical link: the page's own address with only the page number of a listing. */
export function canonicalLink(entrance: StoreEntrance, path: string, query: string): string {
  const page = query === '' ? null : new URLSearchParams(query).get('page');
  const pageQuery = page === null ? '' : `?page=${escapeMarkup(page)}`;
  return entrance.canonicalStart + linkEnd(entrance, path, pageQuery);
}

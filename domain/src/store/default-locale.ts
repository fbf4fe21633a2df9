import type { Store, StoreLocale } from './contract.js';

/** Returns the default locale of a store, which has no prefix in URLs. */
export function defaultLocale(store: Pick<Store, 'locales'>): StoreLocale {
  const [first] = store.locales;
  if (!first) throw new Error('A store has at least one locale');
  return first;
}

/** Returns the locale of a first path segment if it is a language of the store other than the default. */
export function localeOfPrefix(store: Pick<Store, 'locales'>, segment: string): StoreLocale | undefined {
  return store.locales.slice(1).find((locale) => locale.language === segment);
}

/** Returns the path prefix of a locale: `''` for the store's default, `/fr` for another (spec core §2). */
export function pathPrefix(store: Pick<Store, 'locales'>, locale: string): string {
  const found = store.locales.find((candidate) => candidate.locale === locale);
  return !found || found === store.locales[0] ? '' : `/${found.language}`;
}

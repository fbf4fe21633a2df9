import type { Store, StoreLocale } from './contract.js';

/** The locale of a store that has no prefix in a URL: the first. */
export function defaultLocale(store: Pick<Store, 'locales'>): StoreLocale {
  const [first] = store.locales;
  if (!first) throw new Error('A store has at least one locale');
  return first;
}

/** The locale that a first path segment names, when it is a language of the store that is not its default. */
export function localeOfPrefix(store: Pick<Store, 'locales'>, segment: string): StoreLocale | undefined {
  return store.locales.slice(1).find((locale) => locale.language === segment);
}

/** `''` for the store's default language, `/fr` for another (spec core §2). */
export function pathPrefix(store: Pick<Store, 'locales'>, locale: string): string {
  const found = store.locales.find((candidate) => candidate.locale === locale);
  return !found || found === store.locales[0] ? '' : `/${found.language}`;
}

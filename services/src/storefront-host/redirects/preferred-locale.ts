import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '@manifold/domain/store/contract';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';

const COOKIE = 'vsf-locale';

/** Returns the locale that the visitor chose earlier, if the store has it; undefined for a store with one language. */
export function chosenLocale(headers: IncomingHttpHeaders, { locales }: Pick<Store, 'locales'>): string | undefined {
  if (locales.length < 2 || !headers.cookie?.includes(COOKIE)) return undefined;
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.cookie) ?? [];
  return locales.find(({ locale }) => locale === value)?.locale;
}

/**
 * Returns the path of the same page in the language that the visitor chose earlier, if the URL has no language prefix.
 * Undefined if the page is already in that language or does not exist in it.
 */
export function preferredPath(
  headers: IncomingHttpHeaders,
  store: Store,
  prefix: string,
  pathIn: (language: string) => string | undefined,
): string | undefined {
  // A click on a link without prefix on our own pages chooses the default language.
  if (prefix || headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = chosenLocale(headers, store);
  if (chosen === undefined || chosen === defaultLocale(store).locale) return undefined;
  const language = store.locales.find(({ locale }) => locale === chosen)?.language ?? '';
  const path = pathIn(language);
  return path === undefined ? undefined : `${pathPrefix(store, chosen)}${path === '/' ? '' : path}`;
}

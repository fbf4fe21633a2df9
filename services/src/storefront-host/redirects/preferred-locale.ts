import type { IncomingHttpHeaders } from 'node:http';
import type { Store } from '@manifold/domain/store/contract';
import { defaultLocale, pathPrefix } from '@manifold/domain/store/default-locale';

const COOKIE = 'vsf-locale';

/** The locale that the visitor chose before, when it is one of the store's; undefined for a store with one language. */
export function chosenLocale(headers: IncomingHttpHeaders, { locales }: Pick<Store, 'locales'>): string | undefined {
  if (locales.length < 2 || !headers.cookie?.includes(COOKIE)) return undefined;
  const [, value] = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(headers.cookie) ?? [];
  return locales.find(({ locale }) => locale === value)?.locale;
}

/**
 * The same page in the language that the visitor chose before, for an address that names no language; undefined when it
 * is in that language already, or does not exist in it. Within our own pages a link without prefix is a choice itself.
 */
export function preferredAddress(
  headers: IncomingHttpHeaders,
  store: Store,
  prefix: string,
  pathIn: (language: string) => string | undefined,
): string | undefined {
  if (prefix || headers['sec-fetch-site'] === 'same-origin') return undefined;
  const chosen = chosenLocale(headers, store);
  if (chosen === undefined || chosen === defaultLocale(store).locale) return undefined;
  const language = store.locales.find(({ locale }) => locale === chosen)?.language ?? '';
  const path = pathIn(language);
  return path === undefined ? undefined : `${pathPrefix(store, chosen)}${path === '/' ? '' : path}`;
}

import type { PageConfig } from '@manifold/domain/page-config/contract';

/** Returns the path prefix of a locale: `''` for the store's default language, `/fr` for another one (spec core §2). */
export function languagePrefix(config: Pick<PageConfig, 'locale' | 'locales'>, locale = config.locale): string {
  const found = config.locales.find((candidate) => candidate.locale === locale);
  return !found || found === config.locales[0] ? '' : `/${found.language}`;
}

/** Returns the language of a locale: `sk` of sk-SK. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** The storefront's languages (spec shell §2.4), for pages that exist in every language. */
export const LANGUAGES = 'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ');

/** Returns a function that makes a path absolute and adds the language prefix; paths of files (`/media/…`) get none. */
export function urlBuilder(origin: string, config: PageConfig): (path: string) => string {
  const prefix = languagePrefix(config);
  return (path) => origin + (path.startsWith('/media/') ? '' : prefix) + path;
}

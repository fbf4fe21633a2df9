import type { PageConfig } from '@manifold/domain/page-config/contract';

/** `''` for the store's default language, `/fr` for another of its languages (spec core §2). */
export function languagePrefix(config: Pick<PageConfig, 'locale' | 'locales'>, locale = config.locale): string {
  const found = config.locales.find((candidate) => candidate.locale === locale);
  return !found || found === config.locales[0] ? '' : `/${found.language}`;
}

/** The language part of a locale: `sk` of sk-SK. */
export function languageOf(locale: string): string {
  return locale.split('-')[0] ?? locale;
}

/** The storefront's languages (spec shell §2.4). A page that every language has says so with this list. */
export const LANGUAGES = 'bg cs da de el en es fi fr hr hu it lt nb nl pl pt ro sk sl sv'.split(' ');

/** Makes a path of the store a whole address, with the page's language; a file's path (`/media/…`) has no language. */
export function urlBuilder(origin: string, config: PageConfig): (path: string) => string {
  const prefix = languagePrefix(config);
  return (path) => origin + (path.startsWith('/media/') ? '' : prefix) + path;
}

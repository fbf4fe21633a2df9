import type { Localised } from '../../integrations/commercetools/ports/catalogue-backend.js';

/** The text in the first of these languages that has one. */
export function textIn(languages: readonly string[], texts: Localised): string | undefined {
  for (const language of languages) {
    const text = texts[language];
    if (text) return text;
  }
  return undefined;
}

/** Where a resource is in every language that has a slug for it, by language: `{ de: '/kueche' }`. */
export function pathsOf(slugs: Localised): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale.slice(0, 2), pathOf(slug)]));
}

/** The path of a slug within a store, without language prefix. */
export const pathOf = (slug: string): string => `/${slug}`;

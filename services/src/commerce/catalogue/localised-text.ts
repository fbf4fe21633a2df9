import type { Localised } from '../../integrations/commercetools/ports/catalogue-backend.js';

/** Returns the text in the first available language. */
export function localisedText(languages: readonly string[], texts: Localised): string | undefined {
  for (const language of languages) {
    const text = texts[language];
    if (text) return text;
  }
  return undefined;
}

/** Returns the paths of a resource by language: `{ de: '/kueche' }`. */
export function pathsOf(slugs: Localised): Record<string, string> {
  return Object.fromEntries(Object.entries(slugs).map(([locale, slug]) => [locale.slice(0, 2), pathOf(slug)]));
}

/** Returns the path of a slug, without language prefix. */
export const pathOf = (slug: string): string => `/${slug}`;

import { useMatches } from '@tanstack/react-router';
import { latePart } from '../../platform/chunks/LatePart.js';
import type { PageFacts } from '../../platform/routing/router-context.js';
import { useStoreConfig } from '../../platform/store/use-store-config.js';

const LanguageLinks = latePart(async () => (await import('./LanguageLinks.js')).LanguageLinks, null);
const NO_PATHS = {};

/** Returns the paths of this page in other languages, as its loader gave them. */
const usePagePaths = (): Readonly<Record<string, string>> =>
  useMatches({
    select: (matches) =>
      matches.map(({ loaderData }) => (loaderData as PageFacts | undefined)?.paths).findLast(Boolean) ?? NO_PATHS,
  });

/** Links to this page in the other languages of the country. Most countries have one language: their shoppers load no code for it. */
export function LanguageSelector() {
  const { locales } = useStoreConfig();
  const paths = usePagePaths();
  return locales.length > 1 ? <LanguageLinks paths={paths} /> : null;
}

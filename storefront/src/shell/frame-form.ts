import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { PageShown } from '../platform/kept-markup/KeptMarkup.js';
import { routedPath } from '../platform/links/shop-place.js';
import type { MenuCategory } from '../platform/navigation.js';

export interface InFrame {
  readonly categories: readonly MenuCategory[];
}

/** Where header and footer link to. */
function framePaths(categories: readonly MenuCategory[], { slugs, brand }: PageConfig): string[] {
  const departments = categories.map(({ path }) => routedPath(path));
  const pages = Object.values(slugs).map((slug) => `/${slug}`);
  const brands = brand.productBrands.flatMap(({ url }) => slugOfBrandLink(url) ?? []).map((slug) => `/${slug}`);
  return [...departments, ...pages, ...brands];
}

/**
 * Which form a part of header or footer has on a page, for `keptOnServer`: a link to the page itself is marked as such, so
 * the pages that are linked have each their own, and all others one together. Undefined for a page whose path goes on
 * after that of a link: of such there may be any number.
 */
export const formInFrame =
  (part: string) =>
  ({ categories }: InFrame, { pathname, shop }: PageShown): string | undefined => {
    const touched = framePaths(categories, shop.config.first).filter((path) => pathname.startsWith(path));
    if (touched.some((path) => path !== pathname)) return undefined;
    return touched.length === 0 ? part : `${part} ${pathname}`;
  };

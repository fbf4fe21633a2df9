import { slugOfBrandLink } from '@manifold/domain/catalogue/slugs';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import type { PageContext } from '../platform/cached-markup/CachedMarkup.js';
import { memoizeByObject } from '../platform/memoize/memoize-by-object.js';
import { routedPath } from '../platform/links/shop-place.js';
import type { MenuCategory } from '../platform/navigation.js';

export interface FrameProps {
  readonly categories: readonly MenuCategory[];
}

/** Returns a function that returns the paths that header and footer of a store link to. Computed once per config and menu. */
const framePathsOf = /* @__PURE__ */ memoizeByObject(({ slugs, brand }: PageConfig) => {
  const pages = Object.values(slugs).map((slug) => `/${slug}`);
  const brands = brand.productBrands.flatMap(({ url }) => slugOfBrandLink(url) ?? []).map((slug) => `/${slug}`);
  return memoizeByObject((categories: readonly MenuCategory[]): readonly string[] => {
    const departments = categories.map(({ path }) => routedPath(path));
    return [...departments, ...pages, ...brands];
  });
});

/**
 * Returns the `cachedOnServer` variant of a part of header or footer. A link to the current page is marked, so each linked page
 * has its own variant and all other pages share one. Undefined for a path below a linked one, because there may be any
 * number of those.
 */
export const variantInFrame =
  (part: string) =>
  ({ categories }: FrameProps, { pathname, shop }: PageContext): string | undefined => {
    const linked = framePathsOf(shop.config.first)(categories).filter((path) => pathname.startsWith(path));
    if (linked.some((path) => path !== pathname)) return undefined;
    return linked.length === 0 ? part : `${part} ${pathname}`;
  };

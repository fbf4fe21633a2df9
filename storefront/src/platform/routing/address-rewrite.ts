import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { languagePrefix } from '../store/language-prefix.js';

const PRODUCT_ROUTE = '/p/';

/** `/fritteuse-ex10000001` → `/p/fritteuse-ex10000001`. */
function toRoute(path: string): string {
  const slug = path.replace(/^\/|\/$/g, '');
  return !slug.includes('/') && skuOfSlug(slug) ? PRODUCT_ROUTE + slug : path;
}

type Routing = Pick<PageConfig, 'locale' | 'locales' | 'toggles'>;

/** `/p/fritteuse-ex10000001` → `/fr/fritteuse-ex10000001`: a route's path as shoppers see it. */
export function publicPath(path: string, config: Routing): string {
  const prefix = languagePrefix(config);
  const isHidden = !config.toggles.nativeRouting && path.startsWith(PRODUCT_ROUTE);
  const shown = isHidden ? path.slice(PRODUCT_ROUTE.length - 1) : path;
  return prefix !== '' && shown === '/' ? prefix : prefix + shown;
}

/**
 * Addresses as shoppers see them and as the route tree names them. The language prefix lives outside the tree: `/fr/x`
 * is the route `/x` of the page's language. Where routes are not native (spec core §2), a product's page stands at the
 * root, and its slug alone says that it is the product route.
 */
export function addressRewrite(config: Routing) {
  const prefix = languagePrefix(config);
  const { nativeRouting } = config.toggles;
  return {
    input: ({ url }: { url: URL }) => {
      const hasPrefix = prefix !== '' && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`));
      const path = hasPrefix ? url.pathname.slice(prefix.length) || '/' : url.pathname;
      url.pathname = nativeRouting ? path : toRoute(path);
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = publicPath(url.pathname, config);
      return url;
    },
  };
}

import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { languagePrefix } from '../store/language-prefix.js';

const PRODUCT_ROUTE = '/p/';

/** Returns the route's path of an address: `/fritteuse-ex10000001` → `/p/fritteuse-ex10000001`. */
function toRoute(path: string): string {
  const slug = path.replace(/^\/|\/$/g, '');
  return !slug.includes('/') && skuOfSlug(slug) ? PRODUCT_ROUTE + slug : path;
}

type Routing = Pick<PageConfig, 'locale' | 'locales' | 'toggles'>;

/** Returns the public address of a route's path: `/p/fritteuse-ex10000001` → `/fr/fritteuse-ex10000001`. */
export function publicPath(path: string, config: Routing): string {
  const prefix = languagePrefix(config);
  const isHidden = !config.toggles.nativeRouting && path.startsWith(PRODUCT_ROUTE);
  const shown = isHidden ? path.slice(PRODUCT_ROUTE.length - 1) : path;
  return prefix !== '' && shown === '/' ? prefix : prefix + shown;
}

/**
 * Returns the rewrite between public addresses and the route tree. The tree has no language prefix: `/fr/x` is the route `/x`
 * in the page's language. Without native routing (spec core §2) products have addresses at the root and are recognised by
 * their slug.
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

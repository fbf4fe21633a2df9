import { createRouter as create } from '@tanstack/react-router';
import type { RouterContext } from './platform/router-context.js';
import { parseSearch, stringifySearch } from './platform/search-params.js';
import { languagePrefix } from './platform/store/language-prefix.js';
import { routeTree } from './routeTree.gen.js';
import { ErrorScreen } from './screens/error/ErrorScreen.js';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.js';

/** The language prefix lives outside the route tree: `/fr/x` is the route `/x` of the page's language. */
function languageRewrite(prefix: string) {
  if (!prefix) return undefined;
  return {
    input: ({ url }: { url: URL }) => {
      if (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`)) {
        url.pathname = url.pathname.slice(prefix.length) || '/';
      }
      return url;
    },
    output: ({ url }: { url: URL }) => {
      url.pathname = prefix + (url.pathname === '/' ? '' : url.pathname);
      return url;
    },
  };
}

/** How long what a hovered link loaded is good for. */
const FRESH_MS = 30_000;

export function createRouter(context: RouterContext) {
  return create({
    routeTree,
    context,
    rewrite: languageRewrite(languagePrefix(context.shop.config.first)),
    parseSearch,
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: FRESH_MS,
    defaultStaleTime: FRESH_MS,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}

import { createRouter as create } from '@tanstack/react-router';
import { latePart } from './platform/chunks/LatePart.js';
import type { RouterContext } from './platform/routing/router-context.js';
import { addressRewrite } from './platform/routing/address-rewrite.js';
import { searchReader, stringifySearch } from './platform/search-params.js';
import { routeTree } from './routeTree.gen.js';
import { ErrorScreen } from './screens/error/ErrorScreen.js';

/** How long preloaded data stays fresh. */
const FRESH_MS = 30_000;

/** Loaded late, because most visits never show it. */
const NotFoundScreen = latePart(
  async () => (await import('./screens/not-found/NotFoundScreen.js')).NotFoundScreen,
  <div className="min-h-dvh" />,
);

export function createRouter(context: RouterContext) {
  const config = context.shop.config.first;
  return create({
    routeTree,
    context,
    rewrite: addressRewrite(config),
    parseSearch: searchReader(config.limits),
    stringifySearch,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: FRESH_MS,
    defaultStaleTime: FRESH_MS,
    scrollRestoration: true,
    defaultErrorComponent: ErrorScreen,
    defaultNotFoundComponent: () => <NotFoundScreen />,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createRouter>;
  }
}

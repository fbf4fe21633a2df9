import { createRootRouteWithContext } from '@tanstack/react-router';
import { loadNavigation } from '../platform/navigation.js';
import type { RouterContext } from '../platform/routing/router-context.js';
import { rootHead } from '../shell/root-head.js';
import { RootDocument } from '../shell/RootDocument.js';
import { ShopFrame } from '../shell/ShopFrame.js';

export const Route = createRootRouteWithContext<RouterContext>()({
  loader: async ({ context }) => ({ categories: await loadNavigation(context.shop.api), tags: ['navigation'] }),
  // The menu is loaded once per visit.
  staleTime: Infinity,
  head: ({ match }) => rootHead(match.context),
  shellComponent: RootDocument,
  component: Root,
});

function Root() {
  const { categories } = Route.useLoaderData();
  return <ShopFrame categories={categories} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { loadProduct } from '../screens/product/load-product.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

/** The native product route (spec core §2). */
export const Route = createFileRoute('/p/$slug')({
  loader: ({ context, params, location }) => loadProduct(context.shop, params.slug, location.pathname),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

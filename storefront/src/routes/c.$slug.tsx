import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '../screens/category/listing-query.js';
import { loadCategory } from '../screens/category/load-category.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

/** The native category route (spec core §2). */
export const Route = createFileRoute('/c/$slug')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadCategory(context.shop, params.slug, deps),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '../screens/category/listing-query.js';
import { loadSlug } from '../screens/slug/load-slug.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

export const Route = createFileRoute('/$slug')({
  validateSearch: listingSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context, params, deps }) => loadSlug(context.shop, { slug: params.slug, search: deps }),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

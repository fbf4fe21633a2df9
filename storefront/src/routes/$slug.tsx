import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '../platform/routing/listing-search.js';
import { loadSlug } from '../screens/slug/load-slug.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

export const Route = createFileRoute('/$slug')({
  // Its loader comes with its code: no other page carries what only a listing needs.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: listingSearch,
  // A foreign parameter makes no other page.
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ context, params, deps }) => loadSlug(context, { slug: params.slug, search: deps }),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

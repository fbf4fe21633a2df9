import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '../platform/routing/listing-search.js';
import { loadCategory } from '../screens/category/load-category.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

/** The native category route (spec core §2). */
export const Route = createFileRoute('/c/$slug')({
  // Its loader comes with its code: no other page carries what only a listing needs.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: listingSearch,
  // A foreign parameter makes no other page.
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ context, params, deps }) => loadCategory(context.shop, params.slug, deps),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

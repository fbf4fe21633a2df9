import { createFileRoute } from '@tanstack/react-router';
import { listingSearch } from '../platform/routing/listing-search.js';
import { loadCategory } from '../screens/category/load-category.js';
import { slugHead } from '../screens/slug/slug-head.js';
import { SlugScreen } from '../screens/slug/SlugScreen.js';

/** The native category route (spec core §2). */
export const Route = createFileRoute('/c/$slug')({
  // The loader is in the same chunk as the component, so that other pages do not load it.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: listingSearch,
  // Foreign parameters must not cause a reload.
  loaderDeps: ({ search }) => listingSearch(search),
  loader: ({ context, params, deps }) => context.withMessages('listing', loadCategory(context.shop, params.slug, deps)),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Slug,
});

function Slug() {
  return <SlugScreen data={Route.useLoaderData()} />;
}

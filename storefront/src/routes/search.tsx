import { createFileRoute } from '@tanstack/react-router';
import { loadSearch } from '../screens/search/load-search.js';
import { SearchUnavailable } from '../screens/search/SearchUnavailable.js';
import { searchPageQuery } from '../screens/search/search-page-query.js';
import { SearchScreen } from '../screens/search/SearchScreen.js';
import { slugHead } from '../screens/slug/slug-head.js';

/** The search page (spec core §2). */
export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  validateSearch: searchPageQuery,
  // Foreign parameters must not cause a reload.
  loaderDeps: ({ search }) => searchPageQuery(search),
  loader: ({ context, deps, location }) =>
    loadSearch(context, { search: deps, isGiven: (name) => name in location.search }),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Search,
  errorComponent: SearchUnavailable,
});

function Search() {
  return <SearchScreen data={Route.useLoaderData()} />;
}

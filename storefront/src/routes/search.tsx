import { createFileRoute } from '@tanstack/react-router';
import { loadSearch } from '../screens/search/load-search.js';
import { SearchAway } from '../screens/search/SearchAway.js';
import { searchSearch } from '../screens/search/search-search.js';
import { SearchScreen } from '../screens/search/SearchScreen.js';
import { slugHead } from '../screens/slug/slug-head.js';

/** What somebody looks for (spec core §2). */
export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['loader', 'component'], ['errorComponent']],
  validateSearch: searchSearch,
  // A foreign parameter makes no other page.
  loaderDeps: ({ search }) => searchSearch(search),
  loader: ({ context, deps, location }) =>
    loadSearch(context, { search: deps, isGiven: (name) => name in location.search }),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Search,
  errorComponent: SearchAway,
});

function Search() {
  return <SearchScreen data={Route.useLoaderData()} />;
}

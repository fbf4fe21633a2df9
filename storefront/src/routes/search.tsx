import { createFileRoute } from '@tanstack/react-router';
import { latePart } from '../platform/chunks/LatePart.js';
import { loadSearch } from '../screens/search/load-search.js';
import { searchPageQuery } from '../screens/search/search-page-query.js';
import { SearchScreen } from '../screens/search/SearchScreen.js';
import { slugHead } from '../screens/slug/slug-head.js';

/** Loaded late. The router's own lazy error component would give the page a boundary; see `PageOutlet`. */
const SearchUnavailable = latePart(
  async () => (await import('../screens/search/SearchUnavailable.js')).SearchUnavailable,
  <div className="min-h-dvh" />,
);

/** The search page (spec core §2). */
export const Route = createFileRoute('/search')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: searchPageQuery,
  // Foreign parameters must not cause a reload.
  loaderDeps: ({ search }) => searchPageQuery(search),
  loader: ({ context, deps, location }) =>
    loadSearch(context, { search: deps, isGiven: (name) => name in location.search }),
  head: ({ loaderData, match }) => slugHead(loaderData, match),
  component: Search,
  errorComponent: () => <SearchUnavailable />,
});

function Search() {
  return <SearchScreen data={Route.useLoaderData()} />;
}

import type { SearchPage } from '@manifold/domain/search/contract';
import {
  SEARCH_PATH,
  searchAddress,
  searchParameters,
  type SearchAddress,
} from '@manifold/domain/search/search-address';
import { collectionOfSection, searchSection } from '@manifold/domain/search/search-section';
import type { PageConfig } from '@manifold/domain/page-config/contract';
import { listingQuery, type ListingQuery } from '../../features/listing/query/listing-query.js';
import type { PageFacts, RouterContext } from '../../platform/routing/router-context.js';
import { listingSearch } from '../../platform/routing/listing-search.js';
import { movedPermanently, pageNotFound } from '../../platform/routing/outcomes.js';
import { stringifySearch } from '../../platform/search-params.js';
import { languagePrefix } from '../../platform/store/language-prefix.js';
import { searchMessages } from './messages.js';
import type { SearchPageQuery } from './search-page-query.js';

/** A search and its results. */
export interface SearchData extends PageFacts {
  readonly kind: 'search';
  /** The title of the document. */
  readonly title: string;
  readonly address: SearchAddress;
  readonly query: ListingQuery;
  readonly found: SearchPage;
}

interface SearchLocation {
  readonly search: SearchPageQuery;
  /** Whether the address has a parameter of this name. */
  readonly isGiven: (name: string) => boolean;
}

/** Redirects a section of the search (`?sale`) to the collection's own page. */
function redirectToSection({ search, isGiven }: SearchLocation, config: PageConfig): void {
  const section = searchSection(isGiven);
  if (!section) return;
  const slug = config.slugs[collectionOfSection(section)];
  movedPermanently(`${languagePrefix(config)}/${slug}${stringifySearch(listingSearch(search))}`);
}

/** Returns the paths of the same search in the store's languages. */
function pathsOf(address: SearchAddress, { locales }: PageConfig): Record<string, string> {
  const path = SEARCH_PATH + stringifySearch(Object.fromEntries(searchParameters(address)));
  return Object.fromEntries(locales.map(({ language }) => [language, path]));
}

/** Runs a search. An empty text finds every product. Answers 404 past the last page. */
export async function loadSearch(
  { shop, intl, withMessages }: Pick<RouterContext, 'shop' | 'intl' | 'withMessages'>,
  place: SearchLocation,
): Promise<SearchData> {
  const config = shop.config.page.get();
  const { search } = place;
  redirectToSection(place, config);
  const given = searchAddress((name) => search[name]);
  const address = { ...given, text: given.text.slice(0, config.limits.searchMaximumLength).trim() };
  const query = listingQuery(search, config.limits);
  const results = shop.api.commerce('searchProducts', {
    ...query,
    text: address.text,
    categoryId: address.categoryId ?? undefined,
    tags: [...query.tags],
    campaigns: [...query.campaigns],
    brands: [...query.brands],
  });
  const { search: found } = await withMessages('listing', results);
  if (query.page > 1 && found.results.length === 0) pageNotFound();
  const { formatMessage } = intl;
  const name = formatMessage(address.text ? searchMessages.results : searchMessages.everything, { text: address.text });
  return {
    kind: 'search',
    title: query.page > 1 ? `${name} · ${formatMessage(searchMessages.page, { page: query.page })}` : name,
    address,
    query,
    found,
    paths: pathsOf(address, config),
    tags: ['search', ...found.results.map(({ id }) => `product:${id}`)],
  };
}

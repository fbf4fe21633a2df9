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
import type { SearchSearch } from './search-search.js';

/** What somebody looks for, and what there is. */
export interface SearchData extends PageFacts {
  readonly kind: 'search';
  /** What the page's head calls it. */
  readonly title: string;
  readonly asked: SearchAddress;
  readonly query: ListingQuery;
  readonly found: SearchPage;
}

interface SearchPlace {
  readonly search: SearchSearch;
  /** Whether the address has a parameter of this name. */
  readonly isGiven: (name: string) => boolean;
}

/** The search's sub-parameters are pages of their own. */
function leaveForSection({ search, isGiven }: SearchPlace, config: PageConfig): void {
  const section = searchSection(isGiven);
  if (!section) return;
  const slug = config.slugs[collectionOfSection(section)];
  movedPermanently(`${languagePrefix(config)}/${slug}${stringifySearch(listingSearch(search))}`);
}

/** The same search in the store's languages: what was typed stays. */
function pathsOf(asked: SearchAddress, { locales }: PageConfig): Record<string, string> {
  const path = SEARCH_PATH + stringifySearch(Object.fromEntries(searchParameters(asked)));
  return Object.fromEntries(locales.map(({ language }) => [language, path]));
}

/** The search page: everything where nothing is looked for. Nothing there past the last page is a 404. */
export async function loadSearch(
  { shop, intl }: Pick<RouterContext, 'shop' | 'intl'>,
  place: SearchPlace,
): Promise<SearchData> {
  const config = shop.config.page.get();
  const { search } = place;
  leaveForSection(place, config);
  const given = searchAddress((name) => search[name]);
  const asked = { ...given, text: given.text.slice(0, config.limits.searchMaximumLength).trim() };
  const query = listingQuery(search, config.limits);
  const { search: found } = await shop.api.commerce('searchProducts', {
    ...query,
    text: asked.text,
    categoryId: asked.categoryId ?? undefined,
    tags: [...query.tags],
    campaigns: [...query.campaigns],
    brands: [...query.brands],
  });
  if (query.page > 1 && found.results.length === 0) pageNotFound();
  const { formatMessage } = intl;
  const name = formatMessage(asked.text ? searchMessages.results : searchMessages.everything, { text: asked.text });
  return {
    kind: 'search',
    title: query.page > 1 ? `${name} · ${formatMessage(searchMessages.page, { page: query.page })}` : name,
    asked,
    query,
    found,
    paths: pathsOf(asked, config),
    tags: ['search', ...found.results.map(({ id }) => `product:${id}`)],
  };
}

import { filterParameters, listingFilters, type FilterParameter } from '@manifold/domain/catalogue/listing-filters';

const PARAMETERS = [
  'sort',
  'page',
  'hitsPerPage',
  'tags',
  'brand',
  'priceFrom',
  'priceTo',
] as const satisfies readonly (FilterParameter | 'sort' | 'page' | 'hitsPerPage')[];

const FILTERS: ReadonlySet<string> = new Set<FilterParameter>(['tags', 'brand', 'priceFrom', 'priceTo']);

export type ListingParameter = (typeof PARAMETERS)[number];

/** The query of a listing as it stands in the address: text, a list where a name is repeated; not yet believed. */
export type ListingSearch = { readonly [Name in ListingParameter]?: string | readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Of the address's query, what a listing knows; what was left empty or can be no filter is left out, as the host does it. */
export function listingSearch(search: Readonly<Record<string, unknown>>): ListingSearch {
  const all = (name: ListingParameter) => [search[name] ?? []].flat().filter(isText);
  const possible = filterParameters(listingFilters(all));
  const known = PARAMETERS.flatMap((name): [ListingParameter, string | string[]][] => {
    const isFilter = FILTERS.has(name);
    const texts = isFilter ? possible.flatMap(([filter, value]) => (filter === name ? [value] : [])) : all(name);
    const [first] = texts;
    return first === undefined ? [] : [[name, texts.length > 1 ? texts : first]];
  });
  return Object.fromEntries(known);
}

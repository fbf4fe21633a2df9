import type { FilterParameter } from '@manifold/domain/catalogue/listing-filters';

const PARAMETERS = [
  'sort',
  'page',
  'hitsPerPage',
  'tags',
  'brand',
  'priceFrom',
  'priceTo',
] as const satisfies readonly (FilterParameter | 'sort' | 'page' | 'hitsPerPage')[];

export type ListingParameter = (typeof PARAMETERS)[number];

/** The query of a listing as it stands in the address: text, a list where a name is repeated; not yet believed. */
export type ListingSearch = { readonly [Name in ListingParameter]?: string | readonly string[] };

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Of the address's query, what a listing knows; what was left empty is left out. */
export function listingSearch(search: Readonly<Record<string, unknown>>): ListingSearch {
  const known = PARAMETERS.flatMap((name): [ListingParameter, string | string[]][] => {
    const texts = [search[name] ?? []].flat().filter(isText);
    const [first] = texts;
    return first === undefined ? [] : [[name, texts.length > 1 ? texts : first]];
  });
  return Object.fromEntries(known);
}

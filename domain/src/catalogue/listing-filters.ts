import type { ProductTag } from './contract.js';

/** Tags to filter a listing by, in display order (spec core §2). */
export const LISTING_TAGS: readonly ProductTag[] = ['on-sale', 'new', 'bestseller', 'topRated', 'bware'];

/** Maximum of the price filter, in whole units of the store's currency (spec core §2). */
export const MAXIMUM_FILTER_PRICE = 1_000_000;

/** Filters of a listing: tags, brands, stock and price range. Empty, false and null mean no filter. */
export interface ListingFilters {
  readonly tags: readonly ProductTag[];
  /** Names of campaigns. */
  readonly campaigns: readonly string[];
  /** Slugs of brands: `royal-catering`. */
  readonly brands: readonly string[];
  readonly onStock: boolean;
  /** In whole units of the store's currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** No filters. */
export const NO_FILTERS: ListingFilters = {
  tags: [],
  campaigns: [],
  brands: [],
  onStock: false,
  priceFrom: null,
  priceTo: null,
};

/** URL parameters of the filters. */
export type FilterParameter = 'tags' | 'campaign' | 'brand' | 'onStock' | 'priceFrom' | 'priceTo';

const BRAND = /^[a-z0-9][a-z0-9-]{0,59}$/;
const CAMPAIGN = /^[A-Za-z0-9][\w-]{0,59}$/;

/** Parses a whole price within the bounds; null for anything else. */
function price([text = '']: readonly string[]): number | null {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : MAXIMUM_FILTER_PRICE + 1;
  return amount <= MAXIMUM_FILTER_PRICE ? amount : null;
}

const distinct = (texts: readonly string[], form: RegExp): string[] =>
  [...new Set(texts)].filter((text) => form.test(text)).sort();

/** Reads filters from URL parameters in canonical form; invalid values are dropped (spec core §5). */
export function listingFilters(given: (name: FilterParameter) => readonly string[]): ListingFilters {
  const requestedTags = new Set(given('tags'));
  const from = price(given('priceFrom'));
  const to = price(given('priceTo'));
  const isUpsideDown = from !== null && to !== null && from > to;
  return {
    tags: LISTING_TAGS.filter((tag) => requestedTags.has(tag)),
    campaigns: distinct(given('campaign'), CAMPAIGN),
    brands: distinct(given('brand'), BRAND),
    onStock: given('onStock').includes('true'),
    priceFrom: isUpsideDown || from === 0 ? null : from,
    priceTo: isUpsideDown ? null : to,
  };
}

/** Writes filters as URL parameters. */
export function filterParameters(filters: ListingFilters): [FilterParameter, string][] {
  const { tags, campaigns, brands, onStock, priceFrom, priceTo } = filters;
  const single: readonly (readonly [FilterParameter, string | null])[] = [
    ['onStock', onStock ? 'true' : null],
    ['priceFrom', priceFrom === null ? null : String(priceFrom)],
    ['priceTo', priceTo === null ? null : String(priceTo)],
  ];
  return [
    ...tags.map((tag): [FilterParameter, string] => ['tags', tag]),
    ...campaigns.map((name): [FilterParameter, string] => ['campaign', name]),
    ...brands.map((slug): [FilterParameter, string] => ['brand', slug]),
    ...single.flatMap(([name, value]): [FilterParameter, string][] => (value === null ? [] : [[name, value]])),
  ];
}

import type { ProductTag } from './contract.js';

/** The tags by which a listing can be narrowed down, in the order in which they are offered (spec core §2). */
export const LISTING_TAGS: readonly ProductTag[] = ['on-sale', 'new', 'bestseller', 'topRated', 'bware'];

/** Prices can be asked for from 0 to this, in whole units of the store's currency (spec core §2). */
export const MAXIMUM_FILTER_PRICE = 1_000_000;

/** What a listing shows a part of: any of the tags, any of the brands, what is on stock, and a price within bounds. Empty, false and null leave it whole. */
export interface ListingFilters {
  readonly tags: readonly ProductTag[];
  /** Campaigns by name: what one that runs reduces. */
  readonly campaigns: readonly string[];
  /** Brands by slug: `royal-catering`. */
  readonly brands: readonly string[];
  readonly onStock: boolean;
  /** Whole units of the store's currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** A listing that is not narrowed down. */
export const NO_FILTERS: ListingFilters = {
  tags: [],
  campaigns: [],
  brands: [],
  onStock: false,
  priceFrom: null,
  priceTo: null,
};

/** The names of an address's parameters that narrow a listing down. */
export type FilterParameter = 'tags' | 'campaign' | 'brand' | 'onStock' | 'priceFrom' | 'priceTo';

const BRAND = /^[a-z0-9][a-z0-9-]{0,59}$/;
const CAMPAIGN = /^[A-Za-z0-9][\w-]{0,59}$/;

/** `1500` → 1500; null for anything that is no whole amount within the bounds. */
function price([text = '']: readonly string[]): number | null {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : MAXIMUM_FILTER_PRICE + 1;
  return amount <= MAXIMUM_FILTER_PRICE ? amount : null;
}

const distinct = (texts: readonly string[], form: RegExp): string[] =>
  [...new Set(texts)].filter((text) => form.test(text)).sort();

/** The filters that an address asks for, always written alike; what cannot be is left out (spec core §5). */
export function listingFilters(given: (name: FilterParameter) => readonly string[]): ListingFilters {
  const asked = new Set(given('tags'));
  const from = price(given('priceFrom'));
  const to = price(given('priceTo'));
  const isUpsideDown = from !== null && to !== null && from > to;
  return {
    tags: LISTING_TAGS.filter((tag) => asked.has(tag)),
    campaigns: distinct(given('campaign'), CAMPAIGN),
    brands: distinct(given('brand'), BRAND),
    onStock: given('onStock').includes('true'),
    priceFrom: isUpsideDown || from === 0 ? null : from,
    priceTo: isUpsideDown ? null : to,
  };
}

/** The filters as parameters of an address. */
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

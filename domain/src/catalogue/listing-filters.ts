import type { ProductTag } from './contract.js';

/** The tags by which a listing can be narrowed down, in the order in which they are offered (spec core §2). */
export const LISTING_TAGS: readonly ProductTag[] = ['on-sale', 'new', 'bestseller', 'topRated', 'bware'];

/** Prices can be asked for from 0 to this, in whole units of the store's currency (spec core §2). */
export const MAXIMUM_FILTER_PRICE = 1_000_000;

/** What a listing shows a part of: any of the tags, any of the brands, and a price within bounds. Empty and null leave it whole. */
export interface ListingFilters {
  readonly tags: readonly ProductTag[];
  /** Brands by slug: `royal-catering`. */
  readonly brands: readonly string[];
  /** Whole units of the store's currency. */
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
}

/** The names of an address's parameters that narrow a listing down. */
export type FilterParameter = 'tags' | 'brand' | 'priceFrom' | 'priceTo';

const BRAND = /^[a-z0-9][a-z0-9-]{0,59}$/;

/** `1500` → 1500; null for anything that is no whole amount within the bounds. */
function price([text = '']: readonly string[]): number | null {
  const amount = /^\d{1,7}$/.test(text) ? Number(text) : MAXIMUM_FILTER_PRICE + 1;
  return amount <= MAXIMUM_FILTER_PRICE ? amount : null;
}

/** The filters that an address asks for, always written alike; what cannot be is left out (spec core §5). */
export function listingFilters(given: (name: FilterParameter) => readonly string[]): ListingFilters {
  const asked = new Set(given('tags'));
  const from = price(given('priceFrom'));
  const to = price(given('priceTo'));
  const isUpsideDown = from !== null && to !== null && from > to;
  return {
    tags: LISTING_TAGS.filter((tag) => asked.has(tag)),
    brands: [...new Set(given('brand'))].filter((slug) => BRAND.test(slug)).sort(),
    priceFrom: isUpsideDown || from === 0 ? null : from,
    priceTo: isUpsideDown ? null : to,
  };
}

/** The filters as parameters of an address. */
export function filterParameters({ tags, brands, priceFrom, priceTo }: ListingFilters): [FilterParameter, string][] {
  return [
    ...tags.map((tag): [FilterParameter, string] => ['tags', tag]),
    ...brands.map((slug): [FilterParameter, string] => ['brand', slug]),
    ...(priceFrom === null ? [] : [['priceFrom', String(priceFrom)] satisfies [FilterParameter, string]]),
    ...(priceTo === null ? [] : [['priceTo', String(priceTo)] satisfies [FilterParameter, string]]),
  ];
}

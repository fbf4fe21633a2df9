import type { ListingFacets, ProductTag } from '@manifold/domain/catalogue/contract';
import { filterParameters, LISTING_TAGS, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { ListedBrand, ListedProduct } from './listed-product.js';

/** All our currencies have two fraction digits. */
const CENTS = 100;

/** Conditions that change over time and are not part of the index. */
export interface ListingConditions {
  /** Names of the running campaigns. */
  readonly runningCampaigns: readonly string[];
  /** SKUs in stock; undefined while unknown. The same object while nothing changes. */
  readonly skusInStock: ReadonlySet<string> | undefined;
}

/** The matching products, and the counts of further filter options. */
export interface FilteredListing {
  readonly products: readonly ListedProduct[];
  readonly facets: ListingFacets;
}

const countUp = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts the facets of products. */
class Tally {
  readonly #tags = new Map<ProductTag, number>();
  readonly #campaigns = new Map<string, number>();
  readonly #brands = new Map<ListedBrand, number>();
  #stocked = 0;
  #lowest = Infinity;
  #highest = -Infinity;

  constructor(private readonly conditions: ListingConditions) {}

  countTags({ tags }: ListedProduct): void {
    for (const tag of tags) countUp(this.#tags, tag);
  }

  countCampaigns({ campaigns }: ListedProduct): void {
    for (const name of campaigns) if (this.conditions.runningCampaigns.includes(name)) countUp(this.#campaigns, name);
  }

  countBrand({ brand }: ListedProduct): void {
    if (brand) countUp(this.#brands, brand);
  }

  countStock({ sku }: ListedProduct): void {
    if (this.conditions.skusInStock?.has(sku)) this.#stocked += 1;
  }

  countPrice({ centAmount }: ListedProduct): void {
    this.#lowest = Math.min(this.#lowest, centAmount);
    this.#highest = Math.max(this.#highest, centAmount);
  }

  get facets(): ListingFacets {
    const tags = LISTING_TAGS.map((tag) => ({ tag, count: this.#tags.get(tag) ?? 0 }));
    const campaigns = this.conditions.runningCampaigns.map((name) => ({ name, count: this.#campaigns.get(name) ?? 0 }));
    const brands = [...this.#brands].map(([brand, count]) => ({ ...brand, count }));
    return {
      tags: tags.filter(({ count }) => count > 0),
      campaigns: campaigns.filter(({ count }) => count > 0),
      onStock: this.conditions.skusInStock ? this.#stocked : null,
      brands: brands.sort((first, second) => (first.slug < second.slug ? -1 : 1)),
      price:
        this.#highest < this.#lowest
          ? null
          : { from: Math.floor(this.#lowest / CENTS), to: Math.ceil(this.#highest / CENTS) },
    };
  }
}

interface CachedListing {
  readonly runningCampaigns: string;
  readonly skusInStock: ListingConditions['skusInStock'];
  readonly result: FilteredListing;
}

/** Caches the facets of unfiltered lists while the conditions are the same. */
const unfiltered = new WeakMap<readonly ListedProduct[], CachedListing>();

/** Returns the products that match the filters, in their order. Options of a kind are counted with the filters of the other kinds. */
export function filterListing(
  listed: readonly ListedProduct[],
  filters: ListingFilters,
  conditions: ListingConditions,
): FilteredListing {
  if (filterParameters(filters).length > 0) return countFacets(listed, filters, conditions);
  const { skusInStock } = conditions;
  const runningCampaigns = conditions.runningCampaigns.join();
  const cached = unfiltered.get(listed);
  if (cached?.runningCampaigns === runningCampaigns && cached.skusInStock === skusInStock) return cached.result;
  const result = countFacets(listed, filters, conditions);
  unfiltered.set(listed, { runningCampaigns, skusInStock, result });
  return result;
}

/** Whether a product matches, per kind of filter. */
type Fit = Readonly<Record<'tag' | 'campaign' | 'brand' | 'stock' | 'price', boolean>>;

function matcher(
  { runningCampaigns, skusInStock }: ListingConditions,
  filters: ListingFilters,
): (product: ListedProduct) => Fit {
  const { tags, brands, onStock, priceFrom, priceTo } = filters;
  // Only running campaigns reduce prices.
  const campaigns = filters.campaigns.filter((name) => runningCampaigns.includes(name));
  const anyCampaign = filters.campaigns.length === 0;
  return (product) => ({
    tag: tags.length === 0 || tags.some((tag) => product.tags.includes(tag)),
    campaign: anyCampaign || campaigns.some((name) => product.campaigns.includes(name)),
    brand: brands.length === 0 || (product.brand !== undefined && brands.includes(product.brand.slug)),
    stock: !onStock || skusInStock?.has(product.sku) === true,
    price:
      (priceFrom === null || product.centAmount >= priceFrom * CENTS) &&
      (priceTo === null || product.centAmount <= priceTo * CENTS),
  });
}

function countFacets(
  listed: readonly ListedProduct[],
  filters: ListingFilters,
  conditions: ListingConditions,
): FilteredListing {
  const products: ListedProduct[] = [];
  const tally = new Tally(conditions);
  const match = matcher(conditions, filters);
  for (const product of listed) {
    const { tag, campaign, brand, stock, price } = match(product);
    if (tag && campaign && brand && stock && price) products.push(product);
    if (campaign && brand && stock && price) tally.countTags(product);
    if (tag && brand && stock && price) tally.countCampaigns(product);
    if (tag && campaign && stock && price) tally.countBrand(product);
    if (tag && campaign && brand && price) tally.countStock(product);
    if (tag && campaign && brand && stock) tally.countPrice(product);
  }
  return { products, facets: tally.facets };
}

import type { ListingFacets, ProductTag } from '@manifold/domain/catalogue/contract';
import { filterParameters, LISTING_TAGS, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { ListedBrand, ListedProduct } from './listed-product.js';

/** Amounts have two fraction digits in every one of our currencies. */
const CENTS = 100;

/** What holds of products for a time only, and is no part of the index. */
export interface ListingMoment {
  /** The campaigns that run, by name. */
  readonly running: readonly string[];
  /** The SKUs that are on stock; undefined while that is not known. The same object for as long as it is the same. */
  readonly stocked: ReadonlySet<string> | undefined;
}

/** What is left of a list, and what each further choice would leave of it. */
export interface Narrowed {
  readonly products: readonly ListedProduct[];
  readonly facets: ListingFacets;
}

const countUp = <Key>(counts: Map<Key, number>, key: Key): void => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Counts as the products go by. */
class Tally {
  readonly #tags = new Map<ProductTag, number>();
  readonly #campaigns = new Map<string, number>();
  readonly #brands = new Map<ListedBrand, number>();
  #stocked = 0;
  #lowest = Infinity;
  #highest = -Infinity;

  constructor(private readonly moment: ListingMoment) {}

  countTags({ tags }: ListedProduct): void {
    for (const tag of tags) countUp(this.#tags, tag);
  }

  countCampaigns({ campaigns }: ListedProduct): void {
    for (const name of campaigns) if (this.moment.running.includes(name)) countUp(this.#campaigns, name);
  }

  countBrand({ brand }: ListedProduct): void {
    if (brand) countUp(this.#brands, brand);
  }

  countStock({ sku }: ListedProduct): void {
    if (this.moment.stocked?.has(sku)) this.#stocked += 1;
  }

  countPrice({ centAmount }: ListedProduct): void {
    this.#lowest = Math.min(this.#lowest, centAmount);
    this.#highest = Math.max(this.#highest, centAmount);
  }

  get facets(): ListingFacets {
    const tags = LISTING_TAGS.map((tag) => ({ tag, count: this.#tags.get(tag) ?? 0 }));
    const campaigns = this.moment.running.map((name) => ({ name, count: this.#campaigns.get(name) ?? 0 }));
    const brands = [...this.#brands].map(([brand, count]) => ({ ...brand, count }));
    return {
      tags: tags.filter(({ count }) => count > 0),
      campaigns: campaigns.filter(({ count }) => count > 0),
      onStock: this.moment.stocked ? this.#stocked : null,
      brands: brands.sort((first, second) => (first.slug < second.slug ? -1 : 1)),
      price:
        this.#highest < this.#lowest
          ? null
          : { from: Math.floor(this.#lowest / CENTS), to: Math.ceil(this.#highest / CENTS) },
    };
  }
}

interface Known {
  readonly running: string;
  readonly stocked: ListingMoment['stocked'];
  readonly narrowed: Narrowed;
}

/** Lists are kept by the index; what all of one comes to is kept with it, for as long as the moment is the same. */
const whole = new WeakMap<readonly ListedProduct[], Known>();

/** The products that fit the filters, in their order. A choice of a kind is counted with the filters of the other kinds. */
export function narrowed(
  listed: readonly ListedProduct[],
  filters: ListingFilters,
  { running, stocked }: ListingMoment,
): Narrowed {
  const moment = { running, stocked };
  if (filterParameters(filters).length > 0) return counted(listed, filters, moment);
  const known = whole.get(listed);
  if (known?.running === running.join() && known.stocked === stocked) return known.narrowed;
  const made = counted(listed, filters, moment);
  whole.set(listed, { running: running.join(), stocked, narrowed: made });
  return made;
}

/** What of a product fits, kind by kind. */
type Fit = Readonly<Record<'tag' | 'campaign' | 'brand' | 'stock' | 'price', boolean>>;

function fitting({ running, stocked }: ListingMoment, filters: ListingFilters): (product: ListedProduct) => Fit {
  const { tags, brands, onStock, priceFrom, priceTo } = filters;
  // A campaign that is over, or yet to come, reduces nothing.
  const campaigns = filters.campaigns.filter((name) => running.includes(name));
  const anyCampaign = filters.campaigns.length === 0;
  return (product) => ({
    tag: tags.length === 0 || tags.some((tag) => product.tags.includes(tag)),
    campaign: anyCampaign || campaigns.some((name) => product.campaigns.includes(name)),
    brand: brands.length === 0 || (product.brand !== undefined && brands.includes(product.brand.slug)),
    stock: !onStock || stocked?.has(product.sku) === true,
    price:
      (priceFrom === null || product.centAmount >= priceFrom * CENTS) &&
      (priceTo === null || product.centAmount <= priceTo * CENTS),
  });
}

function counted(listed: readonly ListedProduct[], filters: ListingFilters, moment: ListingMoment): Narrowed {
  const products: ListedProduct[] = [];
  const tally = new Tally(moment);
  const fitOf = fitting(moment, filters);
  for (const product of listed) {
    const { tag, campaign, brand, stock, price } = fitOf(product);
    if (tag && campaign && brand && stock && price) products.push(product);
    if (campaign && brand && stock && price) tally.countTags(product);
    if (tag && brand && stock && price) tally.countCampaigns(product);
    if (tag && campaign && stock && price) tally.countBrand(product);
    if (tag && campaign && brand && price) tally.countStock(product);
    if (tag && campaign && brand && stock) tally.countPrice(product);
  }
  return { products, facets: tally.facets };
}

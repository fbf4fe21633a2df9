import type { ListingFacets, ProductTag } from '@manifold/domain/catalogue/contract';
import { LISTING_TAGS, type ListingFilters } from '@manifold/domain/catalogue/listing-filters';
import type { ListedBrand, ListedProduct } from './listing-index.js';

/** Amounts have two fraction digits in every one of our currencies. */
const CENTS = 100;

/** What is left of a list, and what each further choice would leave of it. */
export interface Narrowed {
  readonly products: readonly ListedProduct[];
  readonly facets: ListingFacets;
}

/** Counts as the products go by. */
class Tally {
  readonly #tags = new Map<ProductTag, number>();
  readonly #brands = new Map<ListedBrand, number>();
  #lowest = Infinity;
  #highest = -Infinity;

  countTags({ tags }: ListedProduct): void {
    for (const tag of tags) this.#tags.set(tag, (this.#tags.get(tag) ?? 0) + 1);
  }

  countBrand({ brand }: ListedProduct): void {
    if (brand) this.#brands.set(brand, (this.#brands.get(brand) ?? 0) + 1);
  }

  countPrice({ centAmount }: ListedProduct): void {
    this.#lowest = Math.min(this.#lowest, centAmount);
    this.#highest = Math.max(this.#highest, centAmount);
  }

  get facets(): ListingFacets {
    const tags = LISTING_TAGS.map((tag) => ({ tag, count: this.#tags.get(tag) ?? 0 }));
    const brands = [...this.#brands].map(([brand, count]) => ({ ...brand, count }));
    return {
      tags: tags.filter(({ count }) => count > 0),
      brands: brands.sort((first, second) => (first.slug < second.slug ? -1 : 1)),
      price:
        this.#highest < this.#lowest
          ? null
          : { from: Math.floor(this.#lowest / CENTS), to: Math.ceil(this.#highest / CENTS) },
    };
  }
}

const isOpen = ({ tags, brands, priceFrom, priceTo }: ListingFilters): boolean =>
  tags.length + brands.length === 0 && priceFrom === null && priceTo === null;

/** Lists are kept by the index; what all of one comes to is kept with it. */
const whole = new WeakMap<readonly ListedProduct[], Narrowed>();

/** The products that fit the filters, in their order. A choice of a kind is counted with the filters of the other kinds. */
export function narrowed(listed: readonly ListedProduct[], filters: ListingFilters): Narrowed {
  if (!isOpen(filters)) return counted(listed, filters);
  const known = whole.get(listed) ?? counted(listed, filters);
  whole.set(listed, known);
  return known;
}

function counted(listed: readonly ListedProduct[], filters: ListingFilters): Narrowed {
  const { tags, brands, priceFrom, priceTo } = filters;
  const products: ListedProduct[] = [];
  const tally = new Tally();
  for (const product of listed) {
    const hasTag = tags.length === 0 || tags.some((tag) => product.tags.includes(tag));
    const hasBrand = brands.length === 0 || (product.brand !== undefined && brands.includes(product.brand.slug));
    const { centAmount } = product;
    const isInReach =
      (priceFrom === null || centAmount >= priceFrom * CENTS) && (priceTo === null || centAmount <= priceTo * CENTS);
    if (hasTag && hasBrand && isInReach) products.push(product);
    if (hasBrand && isInReach) tally.countTags(product);
    if (hasTag && isInReach) tally.countBrand(product);
    if (hasTag && hasBrand) tally.countPrice(product);
  }
  return { products, facets: tally.facets };
}

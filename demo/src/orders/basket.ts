import type { StoreDocument } from '@manifold/domain/store-document/contract';
import { divideHalfEven } from '@manifold/domain/money/round';
import { chance, wholeBetween } from '../catalogue/chance.js';
import { lastingDiscounts, type DemoDiscount } from '../catalogue/discounts.js';
import { families } from '../catalogue/families.js';
import type { DemoProduct } from '../catalogue/product.js';
import { volumeDiscounts } from '../catalogue/volume-discounts.js';
import { pickByShare } from './pick.js';

/** A product with quantity and price per piece, in cents of the store's currency. */
export interface BasketLine {
  readonly product: DemoProduct;
  readonly quantity: number;
  readonly unitCentAmount: number;
}

const PERMYRIAD = 10_000n;
const SMALL_THING_EUROS = 150;
const EUROS = 100;

const less = (centAmount: number, permyriad: number): number =>
  Number(divideHalfEven(BigInt(centAmount) * (PERMYRIAD - BigInt(permyriad)), PERMYRIAD));

// In predicates, categories and SKUs are quoted.
const reduces = ({ predicate }: DemoDiscount, { sku, categoryKey }: DemoProduct): boolean =>
  predicate.includes(`"${sku}"`) || predicate.includes(`"${categoryKey}"`);

/** Returns the discount with the highest sort order, as in the backend, without seasons and campaigns. */
const reductions = [...lastingDiscounts()].sort((first, second) => Number(second.sortOrder) - Number(first.sortOrder));

const departmentOf = new Map(families.map(({ key, department }) => [key, department]));

/** Returns whether a store sells a product: in its country, and in the departments of its brand. */
function isSoldBy({ sections }: StoreDocument, { categoryKey, notSoldIn }: DemoProduct): boolean {
  if (notSoldIn.includes(sections.store.countryCode)) return false;
  const { departments } = sections.brand;
  const department = departmentOf.get(categoryKey);
  return departments.length === 0 || (department !== undefined && departments.includes(department));
}

/** Returns the discounted price per piece in a store: the country's, otherwise the currency's; undefined if it is not sold there. */
export function storePrice(product: DemoProduct, document: StoreDocument): number | undefined {
  const { currencyCode, countryCode } = document.sections.store;
  if (!isSoldBy(document, product)) return undefined;
  const inCurrency = product.prices.filter((price) => price.currencyCode === currencyCode);
  const price = inCurrency.find(({ country }) => country === countryCode) ?? inCurrency.find(({ country }) => !country);
  if (!price) return undefined;
  const value = reductions.find((reduction) => reduces(reduction, product))?.value;
  if (value?.type === 'relative') return less(price.centAmount, value.permyriad);
  const off = value?.money.find((money) => money.currencyCode === currencyCode)?.centAmount ?? 0;
  return price.centAmount > off ? price.centAmount - off : price.centAmount;
}

/** Returns the price per piece at a quantity (spec core §9). */
function volumePrice({ volumeDiscountGroup }: DemoProduct, unitCentAmount: number, quantity: number): number {
  const discount = volumeDiscounts.find(
    ({ group, from, below = Infinity }) => group === volumeDiscountGroup && quantity >= from && quantity < below,
  );
  return discount ? less(unitCentAmount, discount.permyriad) : unitCentAmount;
}

function quantityOf({ prices }: DemoProduct, word: string): number {
  const euros = (prices.find(({ currencyCode }) => currencyCode === 'EUR')?.centAmount ?? 0) / EUROS;
  const random = chance('quantity', word);
  if (random < (euros < SMALL_THING_EUROS ? 0.62 : 0.86)) return 1;
  if (random < 0.92) return 2;
  if (random < 0.97 || euros >= SMALL_THING_EUROS) return wholeBetween(3, 4, 'some', word);
  return wholeBetween(5, 12, 'many', word);
}

/** Returns how often a product is bought: cheap ones more often than expensive ones, bestsellers most. */
function popularity({ prices, tags }: DemoProduct): number {
  const euros = (prices.find(({ currencyCode }) => currencyCode === 'EUR')?.centAmount ?? 0) / EUROS;
  return (tags.includes('bestseller') ? 4 : 1) / Math.sqrt(Math.max(euros, 20));
}

interface Offer {
  readonly product: DemoProduct;
  readonly centAmount: number;
}

/** The products of each store, weighted by how often they are bought. */
export class Assortment {
  private readonly stores = new Map<string, ReadonlyMap<string, Offer>>();

  constructor(private readonly products: readonly DemoProduct[]) {}

  /** Returns the lines of an order: one to four different products of the store, the same for the same seed word. */
  basket(document: StoreDocument, word: string): BasketLine[] {
    const offers = this.offersOf(document);
    const shares = Object.fromEntries([...offers].map(([sku, { product }]) => [sku, popularity(product)]));
    const wanted = Number(pickByShare({ 1: 62, 2: 24, 3: 10, 4: 4 }, 'lines', word));
    const draws = Array.from({ length: wanted }, (_, draw) => pickByShare(shares, 'product', word, draw));
    return [...new Set(draws)].flatMap((sku) => {
      const offer = offers.get(sku);
      if (!offer) return [];
      const quantity = quantityOf(offer.product, `${word}/${sku}`);
      return [
        { product: offer.product, quantity, unitCentAmount: volumePrice(offer.product, offer.centAmount, quantity) },
      ];
    });
  }

  private offersOf(document: StoreDocument): ReadonlyMap<string, Offer> {
    const known = this.stores.get(document.storeKey);
    if (known) return known;
    const offers = new Map<string, Offer>();
    for (const product of this.products) {
      const centAmount = storePrice(product, document);
      if (centAmount !== undefined) offers.set(product.sku, { product, centAmount });
    }
    this.stores.set(document.storeKey, offers);
    return offers;
  }
}

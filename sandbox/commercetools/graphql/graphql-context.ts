import type { ProductDiscount, ProductVariantAvailability, ReviewRatingStatistics } from '@commercetools/platform-sdk';
import { availabilities } from '../catalogue/availability.js';
import { pricedProduct } from '../catalogue/priced-product.js';
import type { StoredProduct } from '../storage/stored-product.js';
import { currentProductDiscounts } from '../pricing/product-discount.js';
import type { PricedProduct } from '../pricing/types.js';
import { productDiscounts } from '../families/families.js';
import type { Work } from '../work/work.js';
import type { Family, Resource } from '../storage/family.js';
import { Batch } from './batch.js';

/** The context that the resolvers of one GraphQL request share: caller and batched reads. */
export class GraphqlContext {
  private readonly batches = new Map<string, Batch<Resource>>();
  private readonly stock = new Batch<ProductVariantAvailability>((skus) => availabilities(this.work, skus));
  private readonly ratings = new Batch<ReviewRatingStatistics>((ids) =>
    this.work.backend.ratings.statisticsOf(this.work.db, ids),
  );
  private readonly priced = new WeakMap<StoredProduct, Promise<PricedProduct>>();
  private discounts: Promise<ProductDiscount[]> | undefined;

  constructor(readonly work: Work) {}

  /** Returns a resource by id (or a cached one by key); reads of one request are batched. */
  async load(family: Family, by: { readonly id?: string; readonly key?: string }): Promise<Resource | undefined> {
    if (family.cached) return this.work.find(family, by.id === undefined ? 'key' : 'id', by.id ?? by.key ?? '');
    let batch = this.batches.get(family.table);
    if (batch === undefined) {
      batch = new Batch(async (ids) => {
        const found = await this.work.rows(family).findMany('id', ids);
        return new Map(found.map((body) => [body.id, body]));
      });
      this.batches.set(family.table, batch);
    }
    return batch.load(by.id ?? '');
  }

  availability(sku: string): Promise<ProductVariantAvailability | undefined> {
    return this.stock.load(sku);
  }

  ratingStatistics(targetId: string): Promise<ReviewRatingStatistics | undefined> {
    return this.ratings.load(targetId);
  }

  /** Returns the active product discounts, highest sort order first. */
  currentDiscounts(): Promise<ProductDiscount[]> {
    this.discounts ??= this.work.backend.cache
      .all(productDiscounts)
      .then((all) => currentProductDiscounts(all, this.work.now));
    return this.discounts;
  }

  pricedProduct(product: StoredProduct): Promise<PricedProduct> {
    const known = this.priced.get(product) ?? pricedProduct(this.work, product);
    this.priced.set(product, known);
    return known;
  }
}

import type { ProductDiscount, ProductVariantAvailability } from '@commercetools/platform-sdk';
import type { StoredProduct } from '../catalogue/stored-product.js';
import type { PricedProduct } from '../pricing/types.js';
import type { Work } from '../resources/work.js';
import type { Family, Resource } from '../storage/family.js';
/** What one GraphQL request shares between its resolvers: who asks, and batched reads. */
export declare class GraphqlContext {
  readonly work: Work;
  private readonly batches;
  private readonly stock;
  private readonly priced;
  private discounts;
  constructor(work: Work);
  /** A resource by id (or a cached one by key); many of one request come with one query. */
  load(
    family: Family,
    by: {
      readonly id?: string;
      readonly key?: string;
    },
  ): Promise<Resource | undefined>;
  availability(sku: string): Promise<ProductVariantAvailability | undefined>;
  /** The product discounts that hold now, highest sort order first. */
  currentDiscounts(): Promise<ProductDiscount[]>;
  pricedProduct(product: StoredProduct): Promise<PricedProduct>;
}

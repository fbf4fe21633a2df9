import { availabilities } from '../catalogue/availability.js';
import { pricedProduct } from '../catalogue/priced-product.js';
import { currentProductDiscounts } from '../pricing/product-discount.js';
import { productDiscounts } from '../resources/families.js';
import { Batch } from './batch.js';
/** What one GraphQL request shares between its resolvers: who asks, and batched reads. */
export class GraphqlContext {
  constructor(work) {
    this.work = work;
    this.batches = new Map();
    this.stock = new Batch((skus) => availabilities(this.work, skus));
    this.priced = new WeakMap();
  }
  /** A resource by id (or a cached one by key); many of one request come with one query. */
  async load(family, by) {
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
  availability(sku) {
    return this.stock.load(sku);
  }
  /** The product discounts that hold now, highest sort order first. */
  currentDiscounts() {
    this.discounts ??= this.work.backend.cache
      .all(productDiscounts)
      .then((all) => currentProductDiscounts(all, this.work.now));
    return this.discounts;
  }
  pricedProduct(product) {
    const known = this.priced.get(product) ?? pricedProduct(this.work, product);
    this.priced.set(product, known);
    return known;
  }
}
//# sourceMappingURL=graphql-context.js.map

import type { Product } from '@manifold/domain/catalogue/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import { Injectable } from '@nestjs/common';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/index.js';
import { ATTRIBUTE, attributeText, isForSale, productIdsOf } from './attribute-values.js';
import { Categories, linkContext } from './categories.service.js';
import { productPage } from './product-page.js';
import { ProductRecords } from './product-records.service.js';
import { ShippingMethods } from './shipping-methods.service.js';
import { VolumeDiscounts } from './volume-discounts.service.js';

const MAXIMUM_PAGES = 1_000;
const FRESH_MILLISECONDS = 30_000;

/** A product page, and the ids of its related products. */
interface LoadedProduct {
  readonly page: Product;
  /** Accessories of a machine, or machines of an accessory. */
  readonly matching: readonly string[];
  readonly family: string | null;
}

/** Loads and caches product pages. */
@Injectable()
export class Products {
  private readonly pages: Cache<LoadedProduct | undefined>;

  constructor(
    private readonly records: ProductRecords,
    private readonly categories: Categories,
    private readonly methods: ShippingMethods,
    private readonly volumeDiscounts: VolumeDiscounts,
    env: Env,
    caches: CacheRegistry,
  ) {
    this.pages = new Cache({
      maximumEntries: MAXIMUM_PAGES,
      lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
      enabled: env.viewModelCache,
    });
    caches.register('product-pages', this.pages);
  }

  /**
   * Returns the product whose SKU ends the slug; undefined if it does not exist or has no price in the store. An outdated slug
   * with the right SKU finds it too; `path` is the current one.
   */
  async bySlug(visit: Visit, slug: string): Promise<Product | undefined> {
    const sku = skuOfSlug(slug);
    return sku === undefined ? undefined : (await this.loadBySku(visit, sku))?.page;
  }

  /** Returns a product with its related products; undefined if the store does not sell it. */
  loadBySku(visit: Visit, sku: string): Promise<LoadedProduct | undefined> {
    const { storeKey, currencyCode } = visit.market;
    return this.pages.load(`${storeKey} ${visit.locale} ${currencyCode} ${sku}`, () => this.load(visit, sku));
  }

  /** Invalidates the pages of these products, and of products that were not for sale. */
  invalidate(ids: ReadonlySet<string>): void {
    this.pages.invalidate((_key, product) => product === undefined || ids.has(product.page.id));
  }

  private async load(visit: Visit, sku: string): Promise<LoadedProduct | undefined> {
    const { market, snapshot } = visit;
    const [record, tree, methods] = await Promise.all([
      this.records.bySku(visit, sku),
      this.categories.tree(snapshot),
      this.methods.list(market),
    ]);
    const locales = snapshot.document.sections.store.locales.map(({ locale }) => locale);
    if (!record || !isForSale(record.attributes, locales) || !tree.sells(record.categoryIds)) return undefined;
    const links = linkContext(visit);
    const group = attributeText(record.attributes, ATTRIBUTE.volumeDiscountGroup, links.languages);
    const volumeDiscounts = await this.volumeDiscounts.list(market, group);
    const page = productPage(record, tree, { ...links, methods, volumeDiscounts });
    const relations = [ATTRIBUTE.relatedAccessories, ATTRIBUTE.parentProducts];
    const family = attributeText(record.attributes, ATTRIBUTE.family, links.languages);
    return page && { page, matching: relations.flatMap((name) => productIdsOf(record.attributes, name)), family };
  }
}

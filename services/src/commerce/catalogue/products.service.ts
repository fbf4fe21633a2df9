import type { Product } from '@manifold/domain/catalogue/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/slugs';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/index.js';
import { ATTRIBUTE, attributeText, isForSale, productIdsOf } from './attribute-values.js';
import { Categories, linksOf } from './categories.service.js';
import { productPage } from './product-page.js';
import { ShippingMethods } from './shipping-methods.service.js';
import { VolumeDiscounts } from './volume-discounts.service.js';

const MAXIMUM_PAGES = 2_000;
const FRESH_MILLISECONDS = 30_000;

/** A product's page, and the ids of what the catalogue says goes with it. */
interface LoadedProduct {
  readonly page: Product;
  /** A machine's accessories, an accessory's machines. */
  readonly matching: readonly string[];
  readonly family: string | null;
}

/** Products as their own pages show them. */
@Injectable()
export class Products {
  private readonly pages: Cache<LoadedProduct | undefined>;

  constructor(
    private readonly backend: CatalogueBackend,
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
   * The product whose SKU ends the slug; undefined where there is none or the store has no price for it. An outdated slug
   * with the right SKU finds it too: the product's `path` says where it is now.
   */
  async bySlug(visit: Visit, slug: string): Promise<Product | undefined> {
    const sku = skuOfSlug(slug);
    return sku === undefined ? undefined : (await this.loaded(visit, sku))?.page;
  }

  /** The product of a SKU with what goes with it; undefined where the store does not sell it. */
  loaded(visit: Visit, sku: string): Promise<LoadedProduct | undefined> {
    const { storeKey, currencyCode } = visit.market;
    return this.pages.load(`${storeKey} ${visit.locale} ${currencyCode} ${sku}`, () => this.load(visit, sku));
  }

  /** Invalidates the pages of these products, and what was not for sale: it may be now. */
  invalidate(ids: ReadonlySet<string>): void {
    this.pages.invalidate((_key, product) => product === undefined || ids.has(product.page.id));
  }

  private async load(visit: Visit, sku: string): Promise<LoadedProduct | undefined> {
    const { market, snapshot } = visit;
    const [record, tree, methods] = await Promise.all([
      this.backend.productBySku(market, sku),
      this.categories.tree(snapshot),
      this.methods.of(market),
    ]);
    const locales = snapshot.document.sections.store.locales.map(({ locale }) => locale);
    if (!record || !isForSale(record.attributes, locales) || !tree.sells(record.categoryIds)) return undefined;
    const links = linksOf(visit);
    const group = attributeText(record.attributes, ATTRIBUTE.volumeDiscountGroup, links.languages);
    const volumeDiscounts = await this.volumeDiscounts.of(market, group);
    const page = productPage(record, tree, { ...links, methods, volumeDiscounts });
    const relations = [ATTRIBUTE.relatedAccessories, ATTRIBUTE.parentProducts];
    const family = attributeText(record.attributes, ATTRIBUTE.family, links.languages);
    return page && { page, matching: relations.flatMap((name) => productIdsOf(record.attributes, name)), family };
  }
}

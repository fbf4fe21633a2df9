import type { Product } from '@manifold/domain/catalogue/contract';
import { skuOfSlug } from '@manifold/domain/catalogue/product-slug';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/visit.js';
import { isForSale } from './attribute-values.js';
import { Categories } from './categories.service.js';
import { productPage } from './product-page.js';
import { ShippingMethods } from './shipping-methods.service.js';
import { ViewCache } from './view-cache.js';

const MAXIMUM_PAGES = 5_000;
const FRESH_MILLISECONDS = 30_000;

/** Products as their own pages show them. */
@Injectable()
export class Products {
  private readonly pages: ViewCache<Product | undefined>;

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly categories: Categories,
    private readonly methods: ShippingMethods,
    env: Env,
  ) {
    this.pages = new ViewCache({
      maximum: MAXIMUM_PAGES,
      freshMilliseconds: FRESH_MILLISECONDS,
      enabled: env.viewModelCache,
    });
  }

  /**
   * The product whose SKU ends the slug; undefined where there is none or the store has no price for it. An outdated slug
   * with the right SKU finds it too: the product's `path` says where it is now.
   */
  async bySlug(visit: Visit, slug: string): Promise<Product | undefined> {
    const sku = skuOfSlug(slug);
    if (!sku) return undefined;
    const { storeKey, currencyCode } = visit.market;
    return this.pages.get(`${storeKey} ${visit.locale} ${currencyCode} ${sku}`, () => this.load(visit, sku));
  }

  private async load({ market, snapshot }: Visit, sku: string): Promise<Product | undefined> {
    const [record, tree, methods] = await Promise.all([
      this.backend.productBySku(market, sku),
      this.categories.tree(snapshot),
      this.methods.of(market),
    ]);
    const locales = snapshot.document.sections.store.locales.map(({ locale }) => locale);
    if (!record || !isForSale(record.attributes, locales) || !tree.sells(record.categoryIds)) return undefined;
    return productPage(record, tree, { languages: market.languages, methods });
  }
}

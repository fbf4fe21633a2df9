import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend, type GuaranteeRecord } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import type { Visit } from '../visit/index.js';
import { Categories } from './categories.service.js';
import { guaranteeOffer } from './guarantee-offer.js';
import { Products } from './products.service.js';

const FRESH_MILLISECONDS = 60_000;
/** The virtual SKUs of the guarantees (spec core §9). */
const GUARANTEES = ['4100010', '4100020', '4100030', '4100040'] as const;

/** Lists the extra guarantees of a product. */
@Injectable()
export class ExtraGuarantees {
  // An index, not a view model: cached regardless of VIEW_MODEL_CACHE.
  private readonly guarantees = new Cache<GuaranteeRecord[]>({
    maximumEntries: 100,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly products: Products,
    private readonly categories: Categories,
    caches: CacheRegistry,
  ) {
    caches.register('guarantees', this.guarantees);
  }

  /** Returns the guarantees offered for a product in the visitor's locale, shortest first. */
  async list(visit: Visit, sku: string): Promise<ProductCard[]> {
    const { market, snapshot, locale } = visit;
    if (!snapshot.document.sections['store-flags'].saleOfAdditionalGuarantee) return [];
    const [product, tree, guarantees] = await Promise.all([
      this.products.loadBySku(visit, sku),
      this.categories.tree(snapshot),
      this.guarantees.load(market.languages.join(), () => this.backend.guarantees(market, GUARANTEES)),
    ]);
    if (!product) return [];
    const { page, family } = product;
    const category = tree.find(page.breadcrumb.at(-1)?.id ?? '');
    const categories = category ? [...tree.ancestors(category), category] : [];
    const relations = [...(family ? [family] : []), ...categories.map(({ key }) => key)];
    const { centAmount, currencyCode } = page.price.discounted ?? page.price.value;
    const guaranteed = { sku: page.sku, brand: page.brand, relations, centAmount, currencyCode };
    const offers = guarantees.flatMap((guarantee) => guaranteeOffer(guarantee, guaranteed, locale) ?? []);
    return offers.sort((first, second) => (first.sku < second.sku ? -1 : 1));
  }
}

import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Caches } from '../../platform/caches/caches.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/index.js';
import { CARD_ATTRIBUTES } from './attribute-values.js';
import { productCard } from './product-card.js';
import { ShippingMethods } from './shipping-methods.service.js';
import { ViewCache } from './view-cache.js';

const MAXIMUM_CARDS = 20_000;
const FRESH_MILLISECONDS = 30_000;

/** Cards of products, kept per store and locale; a page of them is fetched with one call for all that are missing. */
@Injectable()
export class ProductCards {
  private readonly cards: ViewCache<ProductCard | null>;
  private readonly refreshing = new Set<string>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly methods: ShippingMethods,
    env: Env,
    caches: Caches,
  ) {
    this.cards = new ViewCache({
      maximum: MAXIMUM_CARDS,
      freshMilliseconds: FRESH_MILLISECONDS,
      enabled: env.viewModelCache,
    });
    caches.watch('product-cards', () => this.cards.fill);
  }

  /** The cards of these products in their order; what is no longer sold is left out. */
  async of(visit: Visit, ids: readonly string[]): Promise<ProductCard[]> {
    const missing = ids.filter((id) => this.cards.mustLoad(this.keyOf(visit, id)));
    const loaded = missing.length > 0 ? await this.loadedOrKnown(visit, missing) : new Map<string, ProductCard>();
    this.refreshBehind(visit, ids);
    return ids.flatMap((id) => loaded.get(id) ?? this.cards.any(this.keyOf(visit, id)) ?? []);
  }

  /** Knows that these products are others by now, in every store. */
  outdate(ids: ReadonlySet<string>): void {
    this.cards.outdate((key) => ids.has(key.slice(key.lastIndexOf(' ') + 1)));
  }

  /** Where the backend is away, cards as they last were are better than none. */
  private async loadedOrKnown(visit: Visit, ids: readonly string[]): Promise<Map<string, ProductCard>> {
    try {
      return await this.load(visit, ids);
    } catch (error) {
      if (ids.some((id) => this.cards.any(this.keyOf(visit, id)) === undefined)) throw error;
      return new Map();
    }
  }

  private keyOf({ market, locale }: Visit, id: string): string {
    return `${market.storeKey} ${locale} ${market.currencyCode} ${id}`;
  }

  private async load(visit: Visit, ids: readonly string[]): Promise<Map<string, ProductCard>> {
    const { market } = visit;
    const [records, methods] = await Promise.all([
      this.backend.cards(market, ids, CARD_ATTRIBUTES),
      this.methods.of(market),
    ]);
    const context = { languages: market.languages, methods };
    const found = records.flatMap((record) => productCard(record, context) ?? []);
    const byId = new Map(found.map((card) => [card.id, card]));
    for (const id of ids) this.cards.put(this.keyOf(visit, id), byId.get(id) ?? null);
    return byId;
  }

  /** Cards past their time are fetched again after the answer; a failure leaves them as they are. */
  private refreshBehind(visit: Visit, ids: readonly string[]): void {
    const aged = ids.filter((id) => {
      const key = this.keyOf(visit, id);
      return this.cards.any(key) !== undefined && this.cards.fresh(key) === undefined && !this.refreshing.has(key);
    });
    if (aged.length === 0) return;
    const keys = aged.map((id) => this.keyOf(visit, id));
    for (const key of keys) this.refreshing.add(key);
    void this.load(visit, aged)
      .catch(() => undefined)
      .finally(() => keys.forEach((key) => this.refreshing.delete(key)));
  }
}

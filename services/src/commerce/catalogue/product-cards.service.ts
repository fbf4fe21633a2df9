import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/index.js';
import { CARD_ATTRIBUTES } from './attribute-values.js';
import { productCard } from './product-card.js';
import { ShippingMethods } from './shipping-methods.service.js';

const MAXIMUM_CARDS = 20_000;
const FRESH_MILLISECONDS = 30_000;

/** Caches product cards per store and locale; loads the missing cards of a page in one call. */
@Injectable()
export class ProductCards {
  private readonly cards: Cache<ProductCard | null>;
  private readonly refreshing = new Set<string>();

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly methods: ShippingMethods,
    env: Env,
    caches: CacheRegistry,
  ) {
    this.cards = new Cache({
      maximumEntries: MAXIMUM_CARDS,
      lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
      enabled: env.viewModelCache,
    });
    caches.register('product-cards', this.cards);
  }

  /** Returns the cards of products in their order; unsold products are left out. */
  async list(visit: Visit, ids: readonly string[]): Promise<ProductCard[]> {
    const found = new Map(ids.map((id) => [id, this.cards.find(this.keyOf(visit, id))]));
    const missing = ids.filter((id) => (found.get(id)?.age ?? 'spare') === 'spare');
    const loaded = missing.length > 0 ? await this.loadOrUseStale(visit, missing) : new Map<string, ProductCard>();
    this.refreshInBackground(
      visit,
      ids.filter((id) => found.get(id)?.age === 'stale'),
    );
    return ids.flatMap((id) => loaded.get(id) ?? this.cards.peek(this.keyOf(visit, id)) ?? []);
  }

  /** Invalidates the cards of these products in every store. */
  invalidate(ids: ReadonlySet<string>): void {
    this.cards.invalidate((key) => ids.has(key.slice(key.lastIndexOf(' ') + 1)));
  }

  /** Loads cards, or uses stale ones while the backend is unavailable. */
  private async loadOrUseStale(visit: Visit, ids: readonly string[]): Promise<Map<string, ProductCard>> {
    try {
      return await this.load(visit, ids);
    } catch (error) {
      if (ids.some((id) => this.cards.peek(this.keyOf(visit, id)) === undefined)) throw error;
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
      this.methods.list(market),
    ]);
    const context = { languages: market.languages, methods };
    const found = records.flatMap((record) => productCard(record, context) ?? []);
    const byId = new Map(found.map((card) => [card.id, card]));
    for (const id of ids) this.cards.set(this.keyOf(visit, id), byId.get(id) ?? null);
    return byId;
  }

  /** Reloads stale cards in the background; a failure keeps them. */
  private refreshInBackground(visit: Visit, stale: readonly string[]): void {
    const ids = stale.filter((id) => !this.refreshing.has(this.keyOf(visit, id)));
    if (ids.length === 0) return;
    const keys = ids.map((id) => this.keyOf(visit, id));
    for (const key of keys) this.refreshing.add(key);
    void this.load(visit, ids)
      .catch(() => undefined)
      .finally(() => keys.forEach((key) => this.refreshing.delete(key)));
  }
}

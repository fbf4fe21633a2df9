import type { ProductCard } from '@manifold/domain/catalogue/contract';
import { Injectable } from '@nestjs/common';
import { setImmediate as endOfTurn } from 'node:timers/promises';
import { CatalogueBackend } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import type { Visit } from '../visit/index.js';
import { CARD_ATTRIBUTES } from './attribute-values.js';
import { productCard } from './product-card.js';
import { ShippingMethods } from './shipping-methods.service.js';

const MAXIMUM_CARDS = 10_000;
const FRESH_MILLISECONDS = 30_000;
/** The limit of the backend's query. */
const MAXIMUM_AT_ONCE = 100;

type CardsById = ReadonlyMap<string, ProductCard>;

/** Cards to load in one call when the current turn of the event loop ends. */
interface Batch {
  readonly ids: Set<string>;
  readonly cards: Promise<CardsById>;
}

/** Caches product cards per store and locale; loads the missing cards of a page in one call. */
@Injectable()
export class ProductCards {
  private readonly cards: Cache<ProductCard | null>;
  private readonly refreshing = new Set<string>();
  /** By market and locale. */
  private readonly batches = new Map<string, Batch>();

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
    const loaded = missing.length > 0 ? await this.loadOrUseStale(visit, missing) : undefined;
    this.refreshInBackground(
      visit,
      ids.filter((id) => found.get(id)?.age === 'stale'),
    );
    return ids.flatMap((id) => loaded?.get(id) ?? this.cards.peek(this.keyOf(visit, id)) ?? []);
  }

  /** Invalidates the cards of these products in every store. */
  invalidate(ids: ReadonlySet<string>): void {
    this.cards.invalidate((key) => ids.has(key.slice(key.lastIndexOf(' ') + 1)));
  }

  /** Loads cards, or uses stale ones while the backend is unavailable. */
  private async loadOrUseStale(visit: Visit, ids: readonly string[]): Promise<CardsById> {
    try {
      return await this.loadInBatch(visit, ids);
    } catch (error) {
      if (ids.some((id) => this.cards.peek(this.keyOf(visit, id)) === undefined)) throw error;
      return new Map();
    }
  }

  private keyOf(visit: Visit, id: string): string {
    return `${marketKey(visit)} ${id}`;
  }

  /** Loads cards in one call with those that are requested in the same turn of the event loop: a product page has two lists. */
  private loadInBatch(visit: Visit, ids: readonly string[]): Promise<CardsById> {
    const key = marketKey(visit);
    const open = this.batches.get(key);
    if (!open) return this.newBatch(key, visit, ids).cards;
    if (open.ids.size + ids.length > MAXIMUM_AT_ONCE) return this.load(visit, ids);
    for (const id of ids) open.ids.add(id);
    return open.cards;
  }

  private newBatch(key: string, visit: Visit, first: readonly string[]): Batch {
    const ids = new Set(first);
    const load = (): Promise<CardsById> => {
      this.batches.delete(key);
      return this.load(visit, [...ids]);
    };
    const batch = { ids, cards: endOfTurn().then(load) };
    this.batches.set(key, batch);
    return batch;
  }

  private async load(visit: Visit, ids: readonly string[]): Promise<CardsById> {
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

const marketKey = ({ market, locale }: Visit): string => `${market.storeKey} ${locale} ${market.currencyCode}`;

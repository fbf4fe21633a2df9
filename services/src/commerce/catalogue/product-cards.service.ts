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

const MAXIMUM_CARDS = 20_000;
const FRESH_MILLISECONDS = 30_000;
/** The backend's document lists so many. */
const MAXIMUM_AT_ONCE = 100;

type CardsById = ReadonlyMap<string, ProductCard>;

/** Cards that are fetched with one call as soon as the current turn of the event loop is over. */
interface Batch {
  readonly ids: Set<string>;
  readonly cards: Promise<CardsById>;
}

/** Cards of products, kept per store and locale; a page of them is fetched with one call for all that are missing. */
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

  /** The cards of these products in their order; what is no longer sold is left out. */
  async of(visit: Visit, ids: readonly string[]): Promise<ProductCard[]> {
    const found = new Map(ids.map((id) => [id, this.cards.find(this.keyOf(visit, id))]));
    const missing = ids.filter((id) => (found.get(id)?.age ?? 'spare') === 'spare');
    const loaded = missing.length > 0 ? await this.loadedOrSpare(visit, missing) : undefined;
    this.refreshBehind(
      visit,
      ids.filter((id) => found.get(id)?.age === 'stale'),
    );
    return ids.flatMap((id) => loaded?.get(id) ?? this.cards.peek(this.keyOf(visit, id)) ?? []);
  }

  /** Invalidates the cards of these products in every store. */
  invalidate(ids: ReadonlySet<string>): void {
    this.cards.invalidate((key) => ids.has(key.slice(key.lastIndexOf(' ') + 1)));
  }

  /** While the backend is unavailable, old cards are better than none. */
  private async loadedOrSpare(visit: Visit, ids: readonly string[]): Promise<CardsById> {
    try {
      return await this.batched(visit, ids);
    } catch (error) {
      if (ids.some((id) => this.cards.peek(this.keyOf(visit, id)) === undefined)) throw error;
      return new Map();
    }
  }

  private keyOf(visit: Visit, id: string): string {
    return `${marketKey(visit)} ${id}`;
  }

  /** Loads cards together with those that others ask for at the same moment: a product's page asks for two lists of them. */
  private batched(visit: Visit, ids: readonly string[]): Promise<CardsById> {
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
      this.methods.of(market),
    ]);
    const context = { languages: market.languages, methods };
    const found = records.flatMap((record) => productCard(record, context) ?? []);
    const byId = new Map(found.map((card) => [card.id, card]));
    for (const id of ids) this.cards.set(this.keyOf(visit, id), byId.get(id) ?? null);
    return byId;
  }

  /** Loads stale cards again behind the answer; a failure leaves them as they are. */
  private refreshBehind(visit: Visit, stale: readonly string[]): void {
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

import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueBackend, type StockRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { LiveConfig } from '../../store-config/index.js';
import type { Stock } from '@manifold/domain/catalogue/contract';
import type { Market } from '../../integrations/commercetools/ports/market.js';

/** How often the backend is checked for changes. */
const FRESH_MILLISECONDS = 30_000;
/** All entries are read again after this time, because deletions are not reported. */
const MAXIMUM_AGE_MILLISECONDS = 60 * 60_000;

const NOTHING: ReadonlySet<string> = new Set();

/** SKUs in stock by channel; `''` is stock without a channel. */
type Stocked = ReadonlyMap<string, ReadonlySet<string>>;

interface StockState {
  readonly stocked: Stocked;
  readonly lastModifiedAt: string | undefined;
  readonly readAt: number;
}

const channelOf = ({ supplyChannelId }: StockRow): string => supplyChannelId ?? '';
const isInStock = ({ availableQuantity }: StockRow): boolean => availableQuantity > 0;

function applyStockChanges(skus: ReadonlySet<string> | undefined, rows: readonly StockRow[]): ReadonlySet<string> {
  const removed = new Set(rows.filter((row) => !isInStock(row)).map(({ sku }) => sku));
  const added = rows.filter(isInStock).map(({ sku }) => sku);
  return new Set([...(skus ?? []), ...added].filter((sku) => !removed.has(sku)));
}

/** Applies rows to the sets; unchanged channels keep their set. */
function applyRows(before: Stocked, rows: readonly StockRow[]): Stocked {
  const turned = rows.filter((row) => (before.get(channelOf(row))?.has(row.sku) ?? false) !== isInStock(row));
  if (turned.length === 0) return before;
  const channels = [...new Set(turned.map(channelOf))];
  const sets = channels.map((channel) => {
    const rowsOfChannel = turned.filter((row) => channelOf(row) === channel);
    return [channel, applyStockChanges(before.get(channel), rowsOfChannel)] as const;
  });
  return new Map([...before, ...sets]);
}

function newest(rows: readonly StockRow[], before: string | undefined): string | undefined {
  return rows.reduce<string | undefined>(
    (latest, { lastModifiedAt }) => (latest === undefined || lastModifiedAt > latest ? lastModifiedAt : latest),
    before,
  );
}

/**
 * Caches which products are in stock, for lists only: at most half a minute old while in use, without quantities. Product pages
 * and carts read the stock every time (`Stocks`).
 */
@Injectable()
export class StockReading implements OnApplicationBootstrap {
  private readonly states = new Cache<StockState>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly live: LiveConfig,
  ) {}

  /** Starts the first read, so that the first visitor need not wait. */
  onApplicationBootstrap(): void {
    if (this.live.snapshots().length > 0) this.current().catch(() => undefined);
  }

  /** Returns a store's SKUs in stock, the same object while nothing changes; undefined while unknown. */
  async skusInStock(storeKey: string): Promise<ReadonlySet<string> | undefined> {
    try {
      const [{ supplyChannelId }, { stocked }] = await Promise.all([this.backend.channels(storeKey), this.current()]);
      return stocked.get(supplyChannelId ?? '') ?? NOTHING;
    } catch {
      // A list without this filter is better than no list.
      return undefined;
    }
  }

  /** Reads the changes now. */
  async refresh(): Promise<void> {
    this.states.invalidate();
    await this.current();
  }

  private current(): Promise<StockState> {
    return this.states.load('stock', () => this.reload(this.states.peek('stock')));
  }

  private async reload(before: StockState | undefined): Promise<StockState> {
    const isYoung = before !== undefined && performance.now() - before.readAt < MAXIMUM_AGE_MILLISECONDS;
    if (!isYoung || before.lastModifiedAt === undefined) {
      const rows = await this.backend.stockRows();
      return {
        stocked: applyRows(new Map(), rows),
        lastModifiedAt: newest(rows, undefined),
        readAt: performance.now(),
      };
    }
    const rows = await this.backend.stockRows(before.lastModifiedAt);
    const stocked = applyRows(before.stocked, rows);
    return { ...before, stocked, lastModifiedAt: newest(rows, before.lastModifiedAt) };
  }
}

/** Reads the available quantities of a store. Quantities are never cached. */
@Injectable()
export class Stocks {
  constructor(private readonly backend: CatalogueBackend) {}

  /** Returns one entry per SKU in their order; 0 without stock. */
  async list(market: Market, skus: readonly string[]): Promise<Stock[]> {
    const { supplyChannelId } = await this.backend.channels(market.storeKey);
    const stock = await this.backend.stock(skus, supplyChannelId);
    return skus.map((sku) => ({ sku, availableQuantity: stock.get(sku) ?? 0 }));
  }
}

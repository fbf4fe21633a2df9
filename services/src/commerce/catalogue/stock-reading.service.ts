import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueBackend, type StockRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { LiveConfig } from '../../store-config/index.js';

/** How often the backend is asked what has changed. */
const CHECKED_MILLISECONDS = 30_000;
/** An entry that was removed is named by no change. */
const OLDEST_MILLISECONDS = 60 * 60_000;

const NOTHING: ReadonlySet<string> = new Set();

/** A channel's SKUs that are on stock, by channel; `''` is stock of no channel. */
type Stocked = ReadonlyMap<string, ReadonlySet<string>>;

interface StockState {
  readonly stocked: Stocked;
  readonly lastModifiedAt: string | undefined;
  readonly readAt: number;
}

const channelOf = ({ supplyChannelId }: StockRow): string => supplyChannelId ?? '';
const isOn = ({ availableQuantity }: StockRow): boolean => availableQuantity > 0;

function turnedIn(skus: ReadonlySet<string> | undefined, rows: readonly StockRow[]): ReadonlySet<string> {
  const gone = new Set(rows.filter((row) => !isOn(row)).map(({ sku }) => sku));
  const come = rows.filter(isOn).map(({ sku }) => sku);
  return new Set([...(skus ?? []), ...come].filter((sku) => !gone.has(sku)));
}

/** These sets with what changed in them; a channel in which nothing came or went keeps its set. */
function changed(before: Stocked, rows: readonly StockRow[]): Stocked {
  const turned = rows.filter((row) => (before.get(channelOf(row))?.has(row.sku) ?? false) !== isOn(row));
  if (turned.length === 0) return before;
  const channels = [...new Set(turned.map(channelOf))];
  const sets = channels.map((channel) => {
    const rowsOfChannel = turned.filter((row) => channelOf(row) === channel);
    return [channel, turnedIn(before.get(channel), rowsOfChannel)] as const;
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
 * Which products are on stock, for lists: a yes or no that is half a minute old while the shop is in use, and never a
 * figure. What a product's page says, and what a cart takes, is asked for anew each time (`Stocks`).
 */
@Injectable()
export class StockReading implements OnApplicationBootstrap {
  private readonly states = new Cache<StockState>({
    maximumEntries: 1,
    lifetimes: { fresh: CHECKED_MILLISECONDS, stale: Infinity },
  });

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly live: LiveConfig,
  ) {}

  /** The first visitor need not wait for all of it. */
  onApplicationBootstrap(): void {
    if (this.live.snapshots().length > 0) this.current().catch(() => undefined);
  }

  /** A store's SKUs that are on stock, the same object while none came or went; undefined while that cannot be known. */
  async of(storeKey: string): Promise<ReadonlySet<string> | undefined> {
    try {
      const [{ supplyChannelId }, { stocked }] = await Promise.all([this.backend.channels(storeKey), this.current()]);
      return stocked.get(supplyChannelId ?? '') ?? NOTHING;
    } catch {
      // A list without this filter is better than no list.
      return undefined;
    }
  }

  /** Reads at once what has changed. */
  async refresh(): Promise<void> {
    this.states.invalidate();
    await this.current();
  }

  private current(): Promise<StockState> {
    return this.states.load('stock', () => this.renewed(this.states.peek('stock')));
  }

  private async renewed(before: StockState | undefined): Promise<StockState> {
    const isYoung = before !== undefined && performance.now() - before.readAt < OLDEST_MILLISECONDS;
    if (!isYoung || before.lastModifiedAt === undefined) {
      const rows = await this.backend.stockRows();
      return { stocked: changed(new Map(), rows), lastModifiedAt: newest(rows, undefined), readAt: performance.now() };
    }
    const rows = await this.backend.stockRows(before.lastModifiedAt);
    const stocked = changed(before.stocked, rows);
    return { ...before, stocked, lastModifiedAt: newest(rows, before.lastModifiedAt) };
  }
}

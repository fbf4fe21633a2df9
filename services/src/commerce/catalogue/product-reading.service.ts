import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { CatalogueBackend, type ListingRow } from '../../integrations/commercetools/ports/catalogue-backend.js';
import { WarmUp } from '../../platform/health/warm-up.js';
import { LiveConfig } from '../../store-config/index.js';
import { marketOf } from '../visit/market-of.js';
import { LISTING_ATTRIBUTES } from './attribute-values.js';
import { isSame, readAgain, withChanged } from './reread-rows.js';
import { ViewCache } from './view-cache.js';

/** How often the backend is asked whether a product changed. */
const CHECKED_MILLISECONDS = 10_000;
/** A discount begins and ends, and people review, without a product changing. */
const OLDEST_MILLISECONDS = 5 * 60_000;
/** For how long a start waits for the products: a backend that hangs shall not hold the shop up for ever. */
const WARM_UP_MILLISECONDS = 30_000;

/** Every product of the catalogue as it was read. */
export interface ListedProducts {
  /** The same list while nothing changes, and in the next one the same object for each that stays as it is. */
  readonly rows: readonly ListingRow[];
  /** Where each store's price stands among a row's. */
  readonly places: ReadonlyMap<string, number>;
  readonly lastModifiedAt: string | null;
  readonly readAt: number;
}

const marketsOf = (snapshots: readonly Snapshot[]) =>
  snapshots.map((snapshot) => marketOf(snapshot, snapshot.document.sections.store.locales[0]?.locale ?? 'en'));
type Markets = ReturnType<typeof marketsOf>;

const keyOf = (markets: Markets): string =>
  markets.map(({ storeKey, countryCode, currencyCode }) => [storeKey, countryCode, currencyCode]).join();

/**
 * What all stores list, read once for all of them: a catalogue of 20,000 is forty pages, and what changes in it later is one.
 */
@Injectable()
export class ProductReading implements OnApplicationBootstrap {
  private readonly readings = new ViewCache<ListedProducts>({
    maximum: 1,
    freshMilliseconds: CHECKED_MILLISECONDS,
    enabled: true,
  });

  /** The first reading: a visitor who came meanwhile would wait for all of it. */
  readonly warmUp = new WarmUp(WARM_UP_MILLISECONDS);

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly live: LiveConfig,
  ) {}

  /** The first visitor need not wait for all of it. Where the backend is away, he is the one who hears of it. */
  onApplicationBootstrap(): void {
    if (this.live.snapshots().length > 0) this.warmUp.follow(this.current());
  }

  /** The products as they were read last, old rather than late. */
  current(): Promise<ListedProducts> {
    const markets = marketsOf(this.live.snapshots());
    const key = keyOf(markets);
    return this.readings.get(key, () => this.renewed(markets, this.readings.any(key)));
  }

  /**
   * Reads at once what has changed, or everything where a discount began or ended: that changes no product. Visitors are
   * given what there is meanwhile.
   */
  async refresh(wholly: boolean): Promise<void> {
    const markets = marketsOf(this.live.snapshots());
    const key = keyOf(markets);
    const before = this.readings.any(key);
    this.readings.put(key, await (wholly ? this.all(markets, before) : this.renewed(markets, before)));
  }

  private async renewed(markets: Markets, before: ListedProducts | undefined): Promise<ListedProducts> {
    if (!before || Date.now() - before.readAt >= OLDEST_MILLISECONDS) return this.all(markets, before);
    const { total, lastModifiedAt } = await this.backend.productsState();
    if (before.lastModifiedAt === null) return this.all(markets, before);
    if (before.lastModifiedAt === lastModifiedAt && before.rows.length === total) return before;
    const pages = this.backend.listingRows(markets, LISTING_ATTRIBUTES, before.lastModifiedAt);
    const rows = withChanged(before.rows, await readAgain(pages, before.rows));
    // Fewer than there were: something was taken away, and nobody says what.
    return rows.length === total ? { ...before, rows, lastModifiedAt } : this.all(markets, before);
  }

  private async all(markets: Markets, before: ListedProducts | undefined): Promise<ListedProducts> {
    const { lastModifiedAt } = await this.backend.productsState();
    const read = await readAgain(this.backend.listingRows(markets, LISTING_ATTRIBUTES), before?.rows ?? []);
    const rows = before && isSame(before.rows, read) ? before.rows : read;
    const places = new Map(markets.map(({ storeKey }, place) => [storeKey, place]));
    return { rows, places, lastModifiedAt, readAt: Date.now() };
  }
}

import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import {
  CatalogueBackend,
  type ListingRow,
  type ProductDiscountRecord,
  type ProductsState,
  isValidAt,
} from '../../integrations/commercetools/ports/catalogue-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { memoizeByObject } from '../../platform/cache/memoize-by-object.js';
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { WarmUp } from '../../platform/health/warm-up.js';
import { LiveConfig } from '../../store-config/index.js';
import { marketOf } from '../visit/index.js';
import { LISTING_ATTRIBUTES } from './attribute-values.js';
import { hasSameRows, rereadRows, mergeRows } from './reread-rows.js';

/** How often the backend is checked for changes. */
const FRESH_MILLISECONDS = 10_000;
/** All rows are read again after this time, because some changes are not reported. */
const MAXIMUM_AGE_MILLISECONDS = 30 * 60_000;
/** Products per read by ids. */
const BATCH = 500;
/** How long the start waits for the products, in case the backend hangs. */
const WARM_UP_MILLISECONDS = 30_000;

/** All products of the catalogue at a time. */
export interface ListedProducts {
  /** The same array while nothing changes; unchanged rows are the same objects in the next array. */
  readonly rows: readonly ListingRow[];
  /** The index of each store's price in a row. */
  readonly priceIndexes: ReadonlyMap<string, number>;
  readonly lastModifiedAt: string | null;
  /** Number of products that no list can show: without a SKU, or unpublished. */
  readonly missing: number;
  /** The product discounts that were valid at the last full read. */
  readonly discounts: string;
  readonly readAt: number;
}

const marketsOf = memoizeByObject((snapshots: readonly Snapshot[]) =>
  snapshots.map((snapshot) => marketOf(snapshot, snapshot.document.sections.store.locales[0]?.locale ?? 'en')),
);
type Markets = ReturnType<typeof marketsOf>;

const keyOf = memoizeByObject((markets: Markets): string =>
  markets.map(({ storeKey, countryCode, currencyCode }) => [storeKey, countryCode, currencyCode]).join(),
);

/** Returns the valid discounts with their versions as a key: other discounts mean other prices without changed products. */
function activeDiscounts(discounts: readonly ProductDiscountRecord[]): string {
  const now = new Date();
  return discounts
    .filter((discount) => isValidAt(discount, now))
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join();
}

/**
 * Reads the products once for all stores: a catalogue of 20,000 is forty pages, a later change is one.
 */
@Injectable()
export class ProductReading implements OnApplicationBootstrap {
  private readonly snapshots = new Cache<ListedProducts>({
    maximumEntries: 1,
    lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
  });
  /** Reads are sequential, because each continues from the result of the previous one. */
  private readonly queue = new Semaphore(1);

  /** The first read, during which visitors would have to wait. */
  readonly warmUp = new WarmUp(WARM_UP_MILLISECONDS);

  constructor(
    private readonly backend: CatalogueBackend,
    private readonly live: LiveConfig,
  ) {}

  /** Starts the first read, so that the first visitor need not wait. */
  onApplicationBootstrap(): void {
    if (this.live.snapshots().length > 0) this.warmUp.follow(this.current());
  }

  /** Returns the products, possibly stale (stale-while-revalidate). */
  current(): Promise<ListedProducts> {
    const markets = marketsOf(this.live.snapshots());
    return this.snapshots.load(keyOf(markets), () => this.reload(markets, []));
  }

  /**
   * Reads changed products now, and these products, whose price or rating changed without a new modification date. Visitors get
   * the previous products meanwhile.
   */
  async refresh(ids: readonly string[]): Promise<void> {
    await this.reload(marketsOf(this.live.snapshots()), ids);
  }

  private reload(markets: Markets, ids: readonly string[]): Promise<ListedProducts> {
    const key = keyOf(markets);
    return this.queue.run(async () => {
      const listed = await this.readNewest(markets, this.snapshots.peek(key), ids);
      this.snapshots.set(key, listed);
      return listed;
    });
  }

  private async readNewest(
    markets: Markets,
    before: ListedProducts | undefined,
    ids: readonly string[],
  ): Promise<ListedProducts> {
    const [{ total, lastModifiedAt }, active] = await Promise.all([
      this.backend.productsState(),
      this.backend.productDiscounts(),
    ]);
    const discounts = activeDiscounts(active);
    const all = () => this.readAll(markets, { total, lastModifiedAt, discounts }, before?.rows);
    const isYoung = before?.discounts === discounts && performance.now() - before.readAt < MAXIMUM_AGE_MILLISECONDS;
    if (!isYoung || before.lastModifiedAt === null) return all();
    const expected = total - before.missing;
    const isUnchanged = before.lastModifiedAt === lastModifiedAt && before.rows.length === expected;
    if (isUnchanged && ids.length === 0) return before;
    const changedRows = await rereadRows(this.readChanged(markets, before.lastModifiedAt, ids), before.rows);
    const rows = mergeRows(before.rows, changedRows);
    // Fewer rows than expected mean deleted products, which the backend does not report.
    return rows.length === expected ? { ...before, rows, lastModifiedAt } : all();
  }

  private async *readChanged(markets: Markets, changedSince: string, ids: readonly string[]) {
    yield* this.backend.listingRows(markets, LISTING_ATTRIBUTES, { changedSince });
    for (let first = 0; first < ids.length; first += BATCH)
      yield* this.backend.listingRows(markets, LISTING_ATTRIBUTES, { ids: ids.slice(first, first + BATCH) });
  }

  private async readAll(
    markets: Markets,
    { total, ...state }: ProductsState & Pick<ListedProducts, 'discounts'>,
    before: ListedProducts['rows'] = [],
  ): Promise<ListedProducts> {
    const read = await rereadRows(this.backend.listingRows(markets, LISTING_ATTRIBUTES), before);
    const priceIndexes = new Map(markets.map(({ storeKey }, index) => [storeKey, index]));
    // More rows than counted were added during the read.
    const missing = Math.max(total - read.length, 0);
    return {
      ...state,
      rows: hasSameRows(before, read) ? before : read,
      priceIndexes,
      missing,
      readAt: performance.now(),
    };
  }
}

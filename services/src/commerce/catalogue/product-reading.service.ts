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
import { Semaphore } from '../../platform/concurrency/semaphore.js';
import { WarmUp } from '../../platform/health/warm-up.js';
import { LiveConfig } from '../../store-config/index.js';
import { marketOf } from '../visit/index.js';
import { LISTING_ATTRIBUTES } from './attribute-values.js';
import { isSame, readAgain, withChanged } from './reread-rows.js';

/** How often the backend is asked whether something changed. */
const CHECKED_MILLISECONDS = 10_000;
/** Prices may begin and end on their own, and a text may be changed without being told. */
const OLDEST_MILLISECONDS = 30 * 60_000;
/** Products that are read at once by their ids. */
const AT_ONCE = 500;
/** For how long a start waits for the products: a backend that hangs shall not hold the shop up for ever. */
const WARM_UP_MILLISECONDS = 30_000;

/** Every product of the catalogue as it was read. */
export interface ListedProducts {
  /** The same list while nothing changes, and in the next one the same object for each that stays as it is. */
  readonly rows: readonly ListingRow[];
  /** Where each store's price stands among a row's. */
  readonly places: ReadonlyMap<string, number>;
  readonly lastModifiedAt: string | null;
  /** How many the catalogue has beside them that no list can show: without a SKU, or not published. */
  readonly missing: number;
  /** Which product discounts held when all of it was read. */
  readonly discounts: string;
  readonly readAt: number;
}

const marketsOf = (snapshots: readonly Snapshot[]) =>
  snapshots.map((snapshot) => marketOf(snapshot, snapshot.document.sections.store.locales[0]?.locale ?? 'en'));
type Markets = ReturnType<typeof marketsOf>;

const keyOf = (markets: Markets): string =>
  markets.map(({ storeKey, countryCode, currencyCode }) => [storeKey, countryCode, currencyCode]).join();

/** The discounts that hold now, in the versions that they have. With others prices are others, though no product has changed. */
function holding(discounts: readonly ProductDiscountRecord[]): string {
  const now = new Date();
  return discounts
    .filter((discount) => isValidAt(discount, now))
    .map(({ id, version }) => `${id} ${version}`)
    .sort()
    .join();
}

/**
 * What all stores list, read once for all of them: a catalogue of 20,000 is forty pages, and what changes in it later is one.
 */
@Injectable()
export class ProductReading implements OnApplicationBootstrap {
  private readonly readings = new Cache<ListedProducts>({
    maximumEntries: 1,
    lifetimes: { fresh: CHECKED_MILLISECONDS, stale: Infinity },
  });
  /** One reading after the other: each goes on from what the one before came to. */
  private readonly turns = new Semaphore(1);

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
    return this.readings.load(keyOf(markets), () => this.renew(markets, []));
  }

  /**
   * Reads at once what has changed, and these products though they have not: what they cost did, or how they are rated.
   * Visitors are given what there is meanwhile.
   */
  async refresh(ids: readonly string[]): Promise<void> {
    await this.renew(marketsOf(this.live.snapshots()), ids);
  }

  private renew(markets: Markets, ids: readonly string[]): Promise<ListedProducts> {
    const key = keyOf(markets);
    return this.turns.run(async () => {
      const listed = await this.renewed(markets, this.readings.peek(key), ids);
      this.readings.set(key, listed);
      return listed;
    });
  }

  private async renewed(
    markets: Markets,
    before: ListedProducts | undefined,
    ids: readonly string[],
  ): Promise<ListedProducts> {
    const [{ total, lastModifiedAt }, active] = await Promise.all([
      this.backend.productsState(),
      this.backend.productDiscounts(),
    ]);
    const discounts = holding(active);
    const all = () => this.all(markets, { total, lastModifiedAt, discounts }, before?.rows);
    const isYoung = before?.discounts === discounts && performance.now() - before.readAt < OLDEST_MILLISECONDS;
    if (!isYoung || before.lastModifiedAt === null) return all();
    const expected = total - before.missing;
    const isUnchanged = before.lastModifiedAt === lastModifiedAt && before.rows.length === expected;
    if (isUnchanged && ids.length === 0) return before;
    const changed = await readAgain(this.changed(markets, before.lastModifiedAt, ids), before.rows);
    const rows = withChanged(before.rows, changed);
    // Fewer than there were: something was taken away, and nobody says what.
    return rows.length === expected ? { ...before, rows, lastModifiedAt } : all();
  }

  private async *changed(markets: Markets, changedSince: string, ids: readonly string[]) {
    yield* this.backend.listingRows(markets, LISTING_ATTRIBUTES, { changedSince });
    for (let first = 0; first < ids.length; first += AT_ONCE)
      yield* this.backend.listingRows(markets, LISTING_ATTRIBUTES, { ids: ids.slice(first, first + AT_ONCE) });
  }

  private async all(
    markets: Markets,
    { total, ...state }: ProductsState & Pick<ListedProducts, 'discounts'>,
    before: ListedProducts['rows'] = [],
  ): Promise<ListedProducts> {
    const read = await readAgain(this.backend.listingRows(markets, LISTING_ATTRIBUTES), before);
    const places = new Map(markets.map(({ storeKey }, place) => [storeKey, place]));
    // More than were counted: they came while we read.
    const missing = Math.max(total - read.length, 0);
    return { ...state, rows: isSame(before, read) ? before : read, places, missing, readAt: performance.now() };
  }
}

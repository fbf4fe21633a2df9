import type { Impact, StoreImpact } from '@manifold/domain/impact/contract';
import { ImpactTally } from '@manifold/domain/impact/impact-tally';
import { totalImpact } from '@manifold/domain/impact/total-impact';
import type { SalesBackend, SalesQuery } from '../../../integrations/commercetools/ports/sales-backend.js';
import type { DraftedStore } from '../../../store-config/index.js';

/** Orders of this many days are counted. */
export const ORDER_DAYS = 30;
const DAY_MS = 86_400_000;
/** A run is abandoned if its progress is not requested for this long. */
const ABANDONED_AFTER_MS = 60_000;

interface CountedStore {
  readonly storeKey: string;
  readonly at: string | null;
  readonly tally: ImpactTally;
}

/** Counts the impact of a draft on carts and orders of the stores that it changes, page by page; retains only numbers. */
export class ImpactRun {
  readonly finished: Promise<void>;
  endedAt: number | undefined;
  private state: Impact['state'] = 'counting';
  private looked = 0;
  private expected = 0;
  private askedAt = performance.now();
  private readonly counted: readonly CountedStore[];
  private readonly queries: readonly SalesQuery[];

  /** Starts after `previous` settles. Calls `onFailure` with the reason of a failure. */
  constructor(
    stores: readonly DraftedStore[],
    private readonly backend: SalesBackend,
    { now, previous, onFailure }: { now: Date; previous: Promise<void>; onFailure: (error: unknown) => void },
  ) {
    this.queries = [{ kind: 'carts' }, { kind: 'orders', placedSince: new Date(now.getTime() - ORDER_DAYS * DAY_MS) }];
    this.counted = stores.map(({ at, before, after }) => ({
      storeKey: after.storeKey,
      at,
      tally: new ImpactTally(before.document, after.document),
    }));
    this.finished = previous
      .then(() => this.count())
      .catch((error: unknown) => {
        this.state = 'failed';
        onFailure(error);
      })
      .finally(() => {
        this.endedAt = performance.now();
      });
  }

  get isFailed(): boolean {
    return this.state === 'failed';
  }

  /** Returns progress and results, and keeps the run alive. */
  view(): Impact {
    this.askedAt = performance.now();
    const stores: StoreImpact[] = this.counted.map(({ storeKey, at, tally }) => ({ storeKey, at, ...tally.result }));
    const { state, looked, expected } = this;
    return { state, days: ORDER_DAYS, progress: { looked, expected }, total: totalImpact(stores), stores };
  }

  private async count(): Promise<void> {
    for (const { storeKey } of this.counted) {
      for (const walk of this.queries) this.expected += await this.backend.count(storeKey, walk);
    }
    for (const store of this.counted) {
      for (const walk of this.queries) await this.countPages(store, walk);
    }
    this.state = 'done';
  }

  private async countPages({ storeKey, tally }: CountedStore, walk: SalesQuery): Promise<void> {
    let after: string | null = null;
    do {
      if (performance.now() - this.askedAt > ABANDONED_AFTER_MS)
        throw new Error('Nobody requests this impact any more');
      const page = await this.backend.page(storeKey, walk, after);
      for (const sale of page.sales) tally.add(sale);
      this.looked += page.sales.length;
      after = page.next;
    } while (after !== null);
  }
}

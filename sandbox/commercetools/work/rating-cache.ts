import type { ReviewRatingStatistics } from '@commercetools/platform-sdk';
import { ratingStatistics } from '../families/rating-statistics.js';
import type { Queryable } from '../storage/database.js';

const MAXIMUM_TARGETS = 5000;

/** Caches the rating statistics of products and channels. Reviews write through after each commit, as in `ReferenceCache`. */
export class RatingCache {
  /** By the target's id, oldest first; null for a target without ratings. */
  private readonly cached = new Map<string, ReviewRatingStatistics | null>();
  private changes = 0;

  /** Returns the statistics of many targets with one query for those that are not cached. */
  async statisticsOf(
    db: Queryable,
    targetIds: readonly string[],
  ): Promise<ReadonlyMap<string, ReviewRatingStatistics>> {
    const known = targetIds.map((id) => [id, this.cached.get(id)] as const);
    const missing = known.flatMap(([id, statistics]) => (statistics === undefined ? [id] : []));
    const before = this.changes;
    const read = await ratingStatistics(db, missing);
    // A review that was committed meanwhile may not be counted in what was read.
    if (this.changes === before) for (const id of missing) this.remember(id, read.get(id) ?? null);
    return new Map(known.flatMap(([id, statistics = read.get(id)]) => (statistics ? [[id, statistics] as const] : [])));
  }

  /** Forgets targets whose ratings have changed; called after the commit. */
  forget(targetIds: readonly string[]): void {
    this.changes += 1;
    for (const id of targetIds) this.cached.delete(id);
  }

  private remember(id: string, statistics: ReviewRatingStatistics | null): void {
    this.cached.set(id, statistics);
    const [oldest] = this.cached.keys();
    if (this.cached.size > MAXIMUM_TARGETS && oldest !== undefined) this.cached.delete(oldest);
  }
}

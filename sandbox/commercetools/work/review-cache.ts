import type { Review } from '@commercetools/platform-sdk';
import type { Queryable } from '../storage/database.js';
import type { PageQuery } from '../storage/query.js';

/** A page of ten reviews in all languages takes about 100 KB of memory. */
const MAXIMUM_PAGES = 150;
/** Longer pages are exports, which would evict those of shoppers. */
const MAXIMUM_LENGTH = 20;

interface CachedPage {
  readonly reviews: readonly Review[];
  readonly total: number | undefined;
}

/**
 * Caches the first pages of reviews by their query: Postgres unpacks every review of a product to sort them. Each change of a
 * review forgets all pages after its commit.
 */
export class ReviewCache {
  /** Least recently used first. */
  private readonly cached = new Map<string, CachedPage>();
  private changes = 0;

  /** Returns a page of reviews. They are shared and must not be changed. */
  async page(query: PageQuery<Review>, db: Queryable): Promise<readonly Review[]> {
    const { limit, offset } = query.request;
    if (offset > 0 || limit > MAXIMUM_LENGTH) return query.results(db);
    const { key } = query;
    const known = this.cached.get(key);
    if (known) {
      this.remember(key, known);
      query.counted = known.total;
      return known.reviews;
    }
    const before = this.changes;
    const reviews = await query.results(db);
    // A review that was changed meanwhile may have been read as it was before.
    if (this.changes === before) this.remember(key, { reviews, total: query.counted });
    return reviews;
  }

  /** Forgets all pages; called after the commit of a change. */
  forgetAll(): void {
    this.changes += 1;
    this.cached.clear();
  }

  private remember(key: string, page: CachedPage): void {
    this.cached.delete(key);
    this.cached.set(key, page);
    const [oldest] = this.cached.keys();
    if (this.cached.size > MAXIMUM_PAGES && oldest !== undefined) this.cached.delete(oldest);
  }
}

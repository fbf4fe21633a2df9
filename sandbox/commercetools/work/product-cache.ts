import type { Queryable } from '../storage/database.js';
import type { PageQuery } from '../storage/query.js';
import type { StoredProduct } from '../storage/stored-product.js';

/** Longer pages are not cached: a full export would evict shoppers' products. */
const MAXIMUM_CACHED_PAGE = 100;

const creationOf = ({ createdAt, id }: StoredProduct): string => `${createdAt} ${id}`;
const byCreation = (one: StoredProduct, other: StoredProduct): number => (creationOf(one) < creationOf(other) ? -1 : 1);

/**
 * Caches products, as bodies or as outlines. Products by id are returned without a query. Of other pages, ids and versions
 * are queried each time; only changed products are read again.
 */
export class ProductCache {
  /** By id, least recently used first. */
  private readonly cached = new Map<string, StoredProduct>();
  private changes = 0;

  constructor(
    private readonly form: 'body' | 'outline',
    private readonly max: number,
  ) {}

  /** Returns a page of products. They are shared and must not be changed. */
  async page(query: PageQuery<StoredProduct>, db: Queryable): Promise<readonly StoredProduct[]> {
    const { limit } = query.request;
    if (limit === 0 || limit > MAXIMUM_CACHED_PAGE) return query.results(db, this.form);
    const before = this.changes;
    const heads = await query.heads(db);
    const missing = heads.filter((head) => this.find(head) === undefined).map(({ id }) => id);
    const read = await query.some(db, missing, this.form);
    const fresh = new Map(read.map((product) => [product.id, product]));
    const page = heads.flatMap((head) => fresh.get(head.id) ?? this.find(head) ?? []);
    // A product that was changed meanwhile may have been read as it was before.
    if (this.changes === before) for (const product of page) this.remember(product);
    return page;
  }

  /** Returns products by id in the order of their creation; undefined if one is not cached. */
  byIds(ids: readonly string[]): readonly StoredProduct[] | undefined {
    const found = [...new Set(ids)].map((id) => this.cached.get(id));
    if (!found.every((product) => product !== undefined)) return undefined;
    for (const product of found) this.remember(product);
    return found.sort(byCreation);
  }

  /** Forgets a product that was changed or deleted; called after the commit. */
  forget(id: string): void {
    this.changes += 1;
    this.cached.delete(id);
  }

  private find({ id, version }: Pick<StoredProduct, 'id' | 'version'>): StoredProduct | undefined {
    const product = this.cached.get(id);
    return product?.version === version ? product : undefined;
  }

  private remember(product: StoredProduct): void {
    this.cached.delete(product.id);
    this.cached.set(product.id, product);
    const [oldest] = this.cached.keys();
    if (this.cached.size > this.max && oldest !== undefined) this.cached.delete(oldest);
  }
}

/** A body takes about 43 KB of memory, an outline 11 KB. */
const MAX_CACHED = { bodies: 1000, outlines: 2000 };

/** Products in both forms. */
export class ProductCaches {
  readonly bodies = new ProductCache('body', MAX_CACHED.bodies);
  readonly outlines = new ProductCache('outline', MAX_CACHED.outlines);

  /** Forgets a product that was changed or deleted; called after the commit. */
  forget(id: string): void {
    this.bodies.forget(id);
    this.outlines.forget(id);
  }
}

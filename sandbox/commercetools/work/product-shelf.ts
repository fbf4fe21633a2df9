import type { Queryable } from '../storage/database.js';
import type { PageQuery } from '../storage/query.js';
import type { StoredProduct } from '../storage/stored-product.js';

/** A longer page is of a reader of the whole catalogue, who must not push out what shoppers look at. */
const LONGEST_PAGE = 100;

/**
 * Products as they were read last, whole or as outlines. A card of a product that has not changed is neither unpacked by
 * Postgres nor parsed again: which products are on a page, and in which version, is asked each time.
 */
export class ProductShelf {
  /** By id, what was asked for longest ago first. */
  private readonly kept = new Map<string, StoredProduct>();

  constructor(
    private readonly form: 'body' | 'outline',
    private readonly most: number,
  ) {}

  /** A page of products. They are shared: nobody may change them. */
  async page(query: PageQuery<StoredProduct>, db: Queryable): Promise<readonly StoredProduct[]> {
    const { limit } = query.request;
    if (limit === 0 || limit > LONGEST_PAGE) return query.results(db, this.form);
    const heads = await query.heads(db);
    const missing = heads.filter((head) => this.same(head) === undefined).map(({ id }) => id);
    const read = await query.some(db, missing, this.form);
    const fresh = new Map(read.map((product) => [product.id, product]));
    const page = heads.flatMap((head) => fresh.get(head.id) ?? this.same(head) ?? []);
    for (const product of page) this.keep(product);
    return page;
  }

  private same({ id, version }: Pick<StoredProduct, 'id' | 'version'>): StoredProduct | undefined {
    const product = this.kept.get(id);
    return product?.version === version ? product : undefined;
  }

  private keep(product: StoredProduct): void {
    this.kept.delete(product.id);
    this.kept.set(product.id, product);
    const [oldest] = this.kept.keys();
    if (this.kept.size > this.most && oldest !== undefined) this.kept.delete(oldest);
  }
}

/** In memory a body takes about 43 KB, an outline 11. */
const MOST_KEPT = { bodies: 1000, outlines: 2000 };

/** Products in both forms. */
export class ProductShelves {
  readonly bodies = new ProductShelf('body', MOST_KEPT.bodies);
  readonly outlines = new ProductShelf('outline', MOST_KEPT.outlines);
}

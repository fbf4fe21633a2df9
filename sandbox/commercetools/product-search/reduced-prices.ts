import { pricedProduct } from '../catalogue/priced-product.js';
import type { StoredProduct } from '../catalogue/stored-product.js';
import { currentProductDiscounts, withProductDiscount } from '../pricing/product-discount.js';
import { productDiscounts } from '../resources/families.js';
import type { Work } from '../resources/work.js';

const BATCH = 200;
// Two searches that find the prices outdated at once must not both write them.
const LOCK = 4_301_001;
/** A change is dated when it begins and seen when it is committed. */
const LONGEST_CHANGE_MILLISECONDS = 60_000;

interface Written {
  readonly discounts: string;
  readonly until: string;
}

interface ReducedPrice {
  readonly priceId: string;
  readonly cents: number;
}

/** Writes the reduced prices of products into a table that a search can look at, and keeps them true. */
class ReducedPrices {
  constructor(private readonly work: Work) {}

  /** A discount that changed, began or ended changes every product; otherwise only what was written since is new. */
  async refresh(): Promise<void> {
    await this.work.db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const current = currentProductDiscounts(await this.work.backend.cache.all(productDiscounts), this.work.now);
    const discounts = current.map(({ id, version }) => `${id} ${version}`).join(', ');
    const { rows } = await this.work.db.query<Written>('SELECT discounts, until FROM reduced_prices_written');
    const written = rows[0];
    const isSame = written?.discounts === discounts;
    if (!isSame) await this.work.db.query('DELETE FROM reduced_prices');
    const until = current.length === 0 ? '' : await this.write(isSame ? shortlyBefore(written.until) : '', current);
    await this.work.db.query(
      `INSERT INTO reduced_prices_written (discounts, until) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET discounts = excluded.discounts, until = excluded.until`,
      [discounts, until],
    );
  }

  /** Writes the prices of all products that changed after a moment, and says when the last one did. */
  private async write(since: string, current: ReturnType<typeof currentProductDiscounts>): Promise<string> {
    let [until, id] = [since, ''];
    for (;;) {
      const products = await this.next(until, id);
      const last = products.at(-1);
      if (last === undefined) return until;
      for (const product of products) await this.replace(product, await this.reduced(product, current));
      [until, id] = [last.lastModifiedAt, last.id];
    }
  }

  private async next(since: string, afterId: string): Promise<StoredProduct[]> {
    const { rows } = await this.work.db.query<{ body: StoredProduct }>(
      `SELECT outline AS body FROM products WHERE (modified_at, id) > ($1, $2) ORDER BY modified_at, id LIMIT ${BATCH}`,
      [since, afterId],
    );
    return rows.map(({ body }) => body);
  }

  private async reduced(
    stored: StoredProduct,
    current: ReturnType<typeof currentProductDiscounts>,
  ): Promise<ReducedPrice[]> {
    const product = await pricedProduct(this.work, stored);
    return product.variants.flatMap((variant) =>
      (variant.prices ?? []).flatMap((price) => {
        const { discounted } = withProductDiscount(price, { product, variant }, current);
        return discounted === undefined ? [] : [{ priceId: price.id, cents: discounted.value.centAmount }];
      }),
    );
  }

  private async replace({ id }: StoredProduct, prices: readonly ReducedPrice[]): Promise<void> {
    await this.work.db.query('DELETE FROM reduced_prices WHERE product_id = $1', [id]);
    await this.work.db.query(
      'INSERT INTO reduced_prices (product_id, price_id, cents) SELECT $1, * FROM unnest($2::text[], $3::bigint[])',
      [id, prices.map(({ priceId }) => priceId), prices.map(({ cents }) => cents)],
    );
  }
}

const shortlyBefore = (moment: string): string =>
  moment === '' ? '' : new Date(Date.parse(moment) - LONGEST_CHANGE_MILLISECONDS).toISOString();

/** Brings the reduced prices to the present: they depend on discounts, whose rules are no SQL. */
export const refreshReducedPrices = (work: Work): Promise<void> =>
  work.transaction((inner) => new ReducedPrices(inner).refresh());

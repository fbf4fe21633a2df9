import type { Price, ProductDiscount } from '@commercetools/platform-sdk';
import { pricedProduct } from '../catalogue/priced-product.js';
import type { StoredProduct } from '../storage/stored-product.js';
import { matches } from '../discount-predicate/evaluate.js';
import { productScope } from '../pricing/product-scope.js';
import { withProductDiscount } from '../pricing/product-discount.js';
import type { PricedProduct, PricedVariant } from '../pricing/types.js';
import type { Work } from '../work/work.js';

const BATCH = 500;

/** The price for evaluating rules that do not use prices. */
const NO_PRICE: Price = {
  id: '',
  value: { type: 'centPrecision', centAmount: 0, currencyCode: '', fractionDigits: 2 },
};

interface ReducedPrice {
  readonly productId: string;
  readonly priceId: string;
  readonly cents: number;
}

/** Returns whether a predicate may use the price; all others are evaluated without prices. */
const looksAtPrices = ({ predicate }: ProductDiscount): boolean =>
  /\b(price|centAmount|currency|country|customerGroup|channel)\b/.test(predicate);

interface PricesRow {
  readonly id: string;
  readonly variant: number;
  readonly prices: readonly Price[];
}

/** Returns the SQL that reads products with only the fields that discounts use. */
const productsWith = (column: 'outline' | 'body', asksForAttributes: boolean): string => {
  const left = ['prices', 'images', 'assets', ...(asksForAttributes ? [] : ['attributes'])].join(',');
  return `SELECT jsonb_build_object('id', p.id, 'key', p.key, 'productType', p.whole -> 'productType',
      'taxCategory', p.whole -> 'taxCategory', 'masterData', jsonb_build_object('current', jsonb_build_object(
        'categories', p.whole #> '{masterData,current,categories}',
        'masterVariant', (p.whole #> '{masterData,current,masterVariant}') - '{${left}}'::text[],
        'variants', (SELECT coalesce(jsonb_agg(v - '{${left}}'::text[]), '[]')
          FROM jsonb_array_elements(p.whole #> '{masterData,current,variants}') AS v)))) AS slim
    FROM (SELECT id, key, ${column} #> '{}' AS whole FROM products WHERE id = ANY($1) OFFSET 0) AS p`;
};

/** Writes discounted prices to the price index, so that searches can use them. */
export class PriceReduction {
  private constructor(
    private readonly work: Work,
    private readonly current: readonly ProductDiscount[],
    private readonly slim: string,
  ) {}

  static async create(work: Work, current: readonly ProductDiscount[]): Promise<PriceReduction> {
    const rules = current.map(({ predicate }) => predicate).join('\n');
    const { rows } = await work.db.query('SELECT 1 FROM long_attributes WHERE strpos($1, name) > 0 LIMIT 1', [rules]);
    const slim = productsWith(rows.length === 0 ? 'outline' : 'body', rules.includes('attributes'));
    return new PriceReduction(work, current, slim);
  }

  /** Updates all products: a discount was changed, began or ended. */
  async writeAll(): Promise<void> {
    if (this.current.length === 0) {
      await this.work.db.query('UPDATE search_prices SET current_cents = cents WHERE current_cents <> cents');
      return;
    }
    let ids = await this.lock('id > $1', ['']);
    while (ids.length > 0) {
      await this.write(ids);
      ids = await this.lock('id > $1', [ids.at(-1)]);
    }
  }

  /** Updates products that were written since the last refresh. */
  async writeChanged(): Promise<void> {
    const changed = 'id IN (SELECT product_id FROM search_prices_changed)';
    for (let ids = await this.lock(changed); ids.length > 0; ids = await this.lock(changed)) {
      await this.write(ids);
      await this.work.db.query('DELETE FROM search_prices_changed WHERE product_id = ANY($1)', [ids]);
    }
  }

  /** Locks the next products and returns their ids. Writers lock the product before its index rows, so this waits for them. */
  private async lock(condition: string, values: readonly unknown[] = []): Promise<string[]> {
    const { rows } = await this.work.db.query<{ id: string }>(
      `SELECT id FROM products WHERE ${condition} ORDER BY id LIMIT ${BATCH} FOR SHARE`,
      values,
    );
    return rows.map(({ id }) => id);
  }

  private async write(productIds: readonly string[]): Promise<void> {
    const { rows } = await this.work.db.query<{ slim: StoredProduct }>(this.slim, [productIds]);
    const priced = await Promise.all(rows.map(({ slim }) => pricedProduct(this.work, slim)));
    const reached = priced.filter((product) => product.variants.some((variant) => this.mayReduce(product, variant)));
    const prices = reached.length === 0 ? [] : await this.reduced(reached);
    const ids = prices.map(({ priceId }) => priceId);
    await this.work.db.query(
      `UPDATE search_prices SET current_cents = cents
       WHERE product_id = ANY($1) AND current_cents <> cents AND NOT id = ANY($2)`,
      [productIds, ids],
    );
    if (ids.length === 0) return;
    await this.work.db.query(
      `UPDATE search_prices r SET current_cents = reduced.cents
       FROM unnest($2::text[], $3::text[], $4::numeric[]) AS reduced(product_id, id, cents)
       WHERE r.product_id = ANY($1) AND r.product_id = reduced.product_id AND r.id = reduced.id
         AND r.current_cents <> reduced.cents`,
      [productIds, prices.map(({ productId }) => productId), ids, prices.map(({ cents }) => cents)],
    );
  }

  private mayReduce(product: PricedProduct, variant: PricedVariant): boolean {
    return this.current.some(
      (discount) => looksAtPrices(discount) || matches(discount.predicate, productScope(product, variant, NO_PRICE)),
    );
  }

  private async reduced(products: readonly PricedProduct[]): Promise<ReducedPrice[]> {
    const { rows } = await this.work.db.query<PricesRow>(
      `SELECT p.id, v.variant, v.prices FROM products p, LATERAL search_variants_of(p.outline) AS v WHERE p.id = ANY($1)`,
      [products.map(({ id }) => id)],
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    return rows.flatMap(({ id, variant: number, prices }) => {
      const product = byId.get(id);
      const variant = product?.variants.find((one) => one.id === number);
      if (product === undefined || variant === undefined) return [];
      return prices.flatMap((price) => {
        const { discounted } = withProductDiscount(price, { product, variant }, this.current);
        return discounted === undefined
          ? []
          : [{ productId: id, priceId: price.id, cents: discounted.value.centAmount }];
      });
    });
  }
}

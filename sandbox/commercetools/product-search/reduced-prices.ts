import type { ProductDiscount } from '@commercetools/platform-sdk';
import { currentProductDiscounts } from '../pricing/product-discount.js';
import { productDiscounts } from '../families/families.js';
import type { Work } from '../work/work.js';
import { PriceReduction } from './price-reduction.js';

// Two concurrent searches must not both refresh the prices.
const LOCK = 4_301_001;

const named = (discounts: readonly ProductDiscount[]): string =>
  discounts.map(({ id, version }) => `${id} ${version}`).join(', ');

async function refresh(work: Work, current: readonly ProductDiscount[]): Promise<void> {
  await work.db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  const prices = await PriceReduction.create(work, current);
  if ((await staleness(work, current)).isOfOtherDiscounts) await prices.writeAll();
  await prices.writeChanged();
  await work.db.query(
    `INSERT INTO reduced_prices_written (discounts) VALUES ($1)
     ON CONFLICT (id) DO UPDATE SET discounts = excluded.discounts`,
    [named(current)],
  );
}

interface Staleness {
  readonly isOfOtherDiscounts: boolean;
  readonly hasChanged: boolean;
}

async function staleness(work: Work, current: readonly ProductDiscount[]): Promise<Staleness> {
  const { rows } = await work.db.query<Staleness>(
    `SELECT $1 IS DISTINCT FROM (SELECT discounts FROM reduced_prices_written) AS "isOfOtherDiscounts",
       EXISTS (SELECT 1 FROM search_prices_changed) AS "hasChanged"`,
    [named(current)],
  );
  return rows[0] ?? { isOfOtherDiscounts: true, hasChanged: true };
}

/** Refreshes the discounted prices if discounts or products changed: predicates of discounts cannot be evaluated in SQL. */
export async function refreshReducedPrices(work: Work): Promise<void> {
  const current = currentProductDiscounts(await work.backend.cache.all(productDiscounts), work.now);
  const { isOfOtherDiscounts, hasChanged } = await staleness(work, current);
  if (isOfOtherDiscounts || hasChanged) await work.transaction((inner) => refresh(inner, current));
}

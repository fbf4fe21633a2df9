import type { Work } from '../work/work.js';
import type { Queryable } from '../storage/database.js';
import { nameOf, type KeptIndex } from './kept-index.js';
import type { IndexIds } from './search-parameters.js';

// Two searches that miss the same index must not both make it.
const LOCK = 4_301_002;
/** Every further one is work with each product that is written; beyond these, the ones made first are forgotten. */
const MOST_KEPT = 200;

type IndexRow = Pick<KeptIndex, 'kind' | 'path' | 'dictionary'> & { readonly id: number };

async function idsOf(db: Queryable): Promise<IndexIds> {
  const { rows } = await db.query<IndexRow>('SELECT id, kind, path, dictionary FROM search_indexes');
  return new Map(rows.map((row) => [nameOf(row), row.id]));
}

const missing = (wanted: readonly KeptIndex[], ids: IndexIds): KeptIndex[] => [
  ...new Map(wanted.filter((one) => !ids.has(nameOf(one))).map((one) => [nameOf(one), one])).values(),
];

/** Outlines are enough for most indexes, and much quicker to read. */
async function columnFor(db: Queryable, wanted: readonly KeptIndex[]): Promise<'outline' | 'body'> {
  if (wanted.some(({ isInOutline }) => !isInOutline)) return 'body';
  const names = wanted.flatMap(({ attribute }) => attribute ?? []);
  const { rows } = await db.query('SELECT 1 FROM long_attributes WHERE name = ANY($1) LIMIT 1', [names]);
  return rows.length === 0 ? 'outline' : 'body';
}

async function forgetFirst(db: Queryable, used: readonly number[]): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `DELETE FROM search_indexes WHERE id IN (
       SELECT id FROM search_indexes WHERE kind IN ('product', 'variant')
       ORDER BY id = ANY($1) DESC, id DESC OFFSET ${MOST_KEPT})
     AND NOT id = ANY($1) RETURNING id`,
    [used],
  );
  if (rows.length > 0) await db.query('DELETE FROM search_values WHERE index_id = ANY($1)', [rows.map(({ id }) => id)]);
}

/** Reads all products once, for everything that is to be kept of them from now on. */
async function fill(db: Queryable, indexes: readonly KeptIndex[]): Promise<void> {
  const { rows } = await db.query<IndexRow>(
    `INSERT INTO search_indexes (kind, path, dictionary) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     RETURNING id, kind`,
    [indexes.map(({ kind }) => kind), indexes.map(({ path }) => path), indexes.map(({ dictionary }) => dictionary)],
  );
  // OFFSET keeps the unpacked product from being unpacked again at each use.
  const products = `(SELECT id, ${await columnFor(db, indexes)} #> '{}' AS whole FROM products OFFSET 0) AS p`;
  const values = rows.filter(({ kind }) => kind === 'product' || kind === 'variant').map(({ id }) => id);
  if (values.length > 0)
    await db.query(
      `INSERT INTO search_values SELECT k.index_id, p.id, k.variant, k.value, k.words
       FROM ${products} CROSS JOIN LATERAL search_values_of(p.whole, $1) AS k`,
      [values],
    );
  if (rows.some(({ kind }) => kind === 'variants'))
    await db.query(
      `INSERT INTO search_variants SELECT p.id, k.variant, k.place, k.sku, k.key
       FROM ${products} CROSS JOIN LATERAL search_variants_of(p.whole) AS k`,
    );
  if (rows.some(({ kind }) => kind === 'prices'))
    await db.query(
      `INSERT INTO search_prices SELECT p.id, k.* FROM ${products} CROSS JOIN LATERAL search_prices_of(p.whole) AS k`,
    );
  await db.query('ANALYZE search_values, search_variants, search_prices');
}

async function make(db: Queryable, wanted: readonly KeptIndex[]): Promise<IndexIds> {
  await db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  // Who writes a product meanwhile waits, and then keeps the new indexes true as well.
  await db.query('LOCK TABLE products IN SHARE MODE');
  const indexes = missing(wanted, await idsOf(db));
  if (indexes.length > 0) await fill(db, indexes);
  const ids = await idsOf(db);
  await forgetFirst(
    db,
    wanted.map((one) => ids.get(nameOf(one)) ?? 0),
  );
  return ids;
}

/** The indexes for a search; those that are not kept yet are made, which takes as long as reading all products. */
export async function keptIndexes(work: Work, wanted: readonly KeptIndex[]): Promise<IndexIds> {
  const ids = await idsOf(work.db);
  return missing(wanted, ids).length === 0 ? ids : work.transaction((inner) => make(inner.db, wanted));
}

import type { Work } from '../work/work.js';
import type { Queryable } from '../storage/database.js';
import { indexName, type SearchIndex } from './search-index.js';
import type { IndexIds } from './search-parameters.js';

// Two searches that need the same missing index must not both create it.
const LOCK = 4_301_002;
/** Each index makes writing products slower; above this number the oldest are removed. */
const MAX_INDEXES = 200;

type IndexRow = Pick<SearchIndex, 'kind' | 'path' | 'dictionary'> & { readonly id: number };

async function idsOf(db: Queryable): Promise<IndexIds> {
  const { rows } = await db.query<IndexRow>('SELECT id, kind, path, dictionary FROM search_indexes');
  return new Map(rows.map((row) => [indexName(row), row.id]));
}

const missing = (wanted: readonly SearchIndex[], ids: IndexIds): SearchIndex[] => [
  ...new Map(wanted.filter((one) => !ids.has(indexName(one))).map((one) => [indexName(one), one])).values(),
];

/** Returns the column to read: outlines are enough for most indexes, and much faster. */
async function columnFor(db: Queryable, wanted: readonly SearchIndex[]): Promise<'outline' | 'body'> {
  if (wanted.some(({ isInOutline }) => !isInOutline)) return 'body';
  const names = wanted.flatMap(({ attribute }) => attribute ?? []);
  const { rows } = await db.query('SELECT 1 FROM long_attributes WHERE name = ANY($1) LIMIT 1', [names]);
  return rows.length === 0 ? 'outline' : 'body';
}

async function removeOldest(db: Queryable, used: readonly number[]): Promise<void> {
  const { rows } = await db.query<{ id: number }>(
    `DELETE FROM search_indexes WHERE id IN (
       SELECT id FROM search_indexes WHERE kind IN ('product', 'variant')
       ORDER BY id = ANY($1) DESC, id DESC OFFSET ${MAX_INDEXES})
     AND NOT id = ANY($1) RETURNING id`,
    [used],
  );
  if (rows.length > 0) await db.query('DELETE FROM search_values WHERE index_id = ANY($1)', [rows.map(({ id }) => id)]);
}

/** Creates indexes and fills them from all products. */
async function fillIndexes(db: Queryable, indexes: readonly SearchIndex[]): Promise<void> {
  const { rows } = await db.query<IndexRow>(
    `INSERT INTO search_indexes (kind, path, dictionary) SELECT * FROM unnest($1::text[], $2::text[], $3::text[])
     RETURNING id, kind`,
    [indexes.map(({ kind }) => kind), indexes.map(({ path }) => path), indexes.map(({ dictionary }) => dictionary)],
  );
  // OFFSET prevents Postgres from decompressing the product again at each use.
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

async function createIndexes(db: Queryable, wanted: readonly SearchIndex[]): Promise<IndexIds> {
  await db.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
  // Concurrent writes of products wait, and then update the new indexes too.
  await db.query('LOCK TABLE products IN SHARE MODE');
  const indexes = missing(wanted, await idsOf(db));
  if (indexes.length > 0) await fillIndexes(db, indexes);
  const ids = await idsOf(db);
  await removeOldest(
    db,
    wanted.map((one) => ids.get(indexName(one)) ?? 0),
  );
  return ids;
}

/** Returns the ids of the indexes that a search needs; creates missing ones, which takes as long as reading all products. */
export async function ensureIndexes(work: Work, wanted: readonly SearchIndex[]): Promise<IndexIds> {
  const ids = await idsOf(work.db);
  return missing(wanted, ids).length === 0 ? ids : work.transaction((inner) => createIndexes(inner.db, wanted));
}

import { kindRank, PRODUCT_KINDS } from '@manifold/domain/search/product-kind';
import { Cache } from '../../../platform/cache/cache.js';
import { documentsOf } from './generation-tables.js';
import type { LiveGeneration } from './live-generations.js';
import type { QueryRunner } from './search-database.js';

/** The fields of a word in a product, best first; each field includes the ones before it. */
export const FIELD_RANK = { name: 1, branded: 2, title: 3, none: 4 } as const;

/** The numbered products of a generation, and the products of each word as `number * 4 + field`. */
export interface InvertedIndex {
  readonly skus: readonly string[];
  /** The kind of each product by its number, see `kindRank`. */
  readonly ranks: readonly number[];
  readonly entriesByWord: ReadonlyMap<string, Uint32Array>;
}

interface Row {
  readonly word: string;
  readonly field: number;
  readonly kind: number;
  readonly skus: string;
}

const FIELD_BITS = 2;
const FIELD_MASK = 3;
/** The maximum number of entries in all indexes; four bytes each. */
const MAXIMUM_ENTRIES = 4_000_000;

/** Returns the field of an entry: its lowest bits. */
export const fieldIn = (entry: number): number => entry & FIELD_MASK;
/** Returns the number of the document of an entry: the bits above its field. */
export const numberIn = (entry: number): number => entry >>> FIELD_BITS;

/** The words that were looked up so far. */
class PartialIndex implements InvertedIndex {
  readonly skus: string[] = [];
  readonly ranks: number[] = [];
  readonly entriesByWord = new Map<string, Uint32Array>();
  size = 0;
  readonly #numbers = new Map<string, number>();

  constructor(readonly stamp: string) {}

  put(words: readonly string[], rows: readonly Row[]): void {
    for (const word of words) {
      if (this.entriesByWord.has(word)) continue;
      const entries = rows.filter((row) => row.word === word).flatMap((row) => this.#entries(row));
      this.entriesByWord.set(word, Uint32Array.from(entries));
      this.size += entries.length;
    }
  }

  #entries({ field, kind, skus }: Row): number[] {
    return skus.split(',').map((sku) => this.#numberOf(sku, kind) * (FIELD_MASK + 1) + field);
  }

  #numberOf(sku: string, kind: number): number {
    const known = this.#numbers.get(sku);
    if (known !== undefined) return known;
    this.#numbers.set(sku, this.skus.length);
    this.ranks.push(kindRank(PRODUCT_KINDS[kind] ?? 'machine'));
    return this.skus.push(sku) - 1;
  }
}

/**
 * Caches which products have a word. Each typed letter brings other words, but rarely new
 * ones: each word of a generation is read once from Postgres, and words are combined in memory.
 */
export class WordFields {
  private readonly indexes = new Cache<PartialIndex>({
    maximumSize: MAXIMUM_ENTRIES,
    // A new index has no entries, but a cache size must be at least 1.
    sizeOf: ({ size }) => size + 1,
  });

  constructor(private readonly database: QueryRunner) {}

  /** Returns an index with all of these words. An evicted index stays usable. */
  async load({ id, stamp }: LiveGeneration, words: readonly string[]): Promise<InvertedIndex> {
    const index = this.indexOf(id, stamp);
    const missing = [...new Set(words)].filter((word) => !index.entriesByWord.has(word));
    if (missing.length === 0) return index;
    // Words have only letters and digits, so nothing is escaped.
    const queries = missing.map((word) => `'${word}'`);
    index.put(missing, await this.database.query<Row>(fieldsQuery(id), [missing, queries], `places_${id}`));
    // Stored again with its new size, unless it was evicted or replaced meanwhile.
    if (this.indexes.peek(String(id)) === index) this.indexes.set(String(id), index);
    return index;
  }

  private indexOf(id: number, stamp: string): PartialIndex {
    const known = this.indexes.get(String(id));
    if (known?.stamp === stamp) return known;
    const index = new PartialIndex(stamp);
    this.indexes.set(String(id), index);
    return index;
  }
}

const fieldsQuery = (generation: number): string =>
  `SELECT word, field, kind, string_agg(sku, ',') AS skus
   FROM unnest($1::text[], $2::tsquery[]) AS asked (word, query) CROSS JOIN LATERAL (
     SELECT sku, kind, CASE WHEN name @@ query THEN ${FIELD_RANK.name} WHEN branded @@ query THEN ${FIELD_RANK.branded} ELSE ${FIELD_RANK.title} END AS field
     FROM ${documentsOf(generation)} WHERE title @@ query
   ) hit GROUP BY word, field, kind`;

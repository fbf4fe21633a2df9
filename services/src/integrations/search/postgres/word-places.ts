import { kindRank, PRODUCT_KINDS } from '@manifold/domain/search/product-kind';
import { Cache } from '../../../platform/cache/cache.js';
import { documentsOf } from './generation-tables.js';
import type { LiveGeneration } from './live-generations.js';
import type { Asked } from './search-database.js';

/** Where a word stands in a product, the best first; what stands in one place stands in those after it. */
export const PLACE = { name: 1, branded: 2, title: 3, nowhere: 4 } as const;

/** The products of one filling, numbered as they turn up, and by word those that have it: `number * 4 + place`. */
export interface InvertedIndex {
  readonly skus: readonly string[];
  /** By number the kind of a product, see `kindRank`. */
  readonly ranks: readonly number[];
  readonly having: ReadonlyMap<string, Uint32Array>;
}

interface Row {
  readonly word: string;
  readonly place: number;
  readonly kind: number;
  readonly skus: string;
}

const PLACE_BITS = 2;
const PLACE_MASK = 3;
/** Entries of all words in all indexes together; four bytes each. */
const MAXIMUM_ENTRIES = 4_000_000;

export const placeIn = (entry: number): number => entry & PLACE_MASK;
export const numberIn = (entry: number): number => entry >>> PLACE_BITS;

/** Knows the words that were asked for so far. */
class PartialIndex implements InvertedIndex {
  readonly skus: string[] = [];
  readonly ranks: number[] = [];
  readonly having = new Map<string, Uint32Array>();
  size = 0;
  readonly #numbers = new Map<string, number>();

  constructor(readonly stamp: string) {}

  put(words: readonly string[], rows: readonly Row[]): void {
    for (const word of words) {
      if (this.having.has(word)) continue;
      const entries = rows.filter((row) => row.word === word).flatMap((row) => this.#entries(row));
      this.having.set(word, Uint32Array.from(entries));
      this.size += entries.length;
    }
  }

  #entries({ place, kind, skus }: Row): number[] {
    return skus.split(',').map((sku) => this.#numberOf(sku, kind) * (PLACE_MASK + 1) + place);
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
 * Which products have a word. With every letter that somebody types other words come into question, and hardly ever new
 * ones: Postgres says once for each word of a filling what has it, and what has several of them is put together here.
 */
export class WordPlaces {
  private readonly indexes = new Cache<PartialIndex>({
    maximumSize: MAXIMUM_ENTRIES,
    // A new one has no entries yet, and a size is at least 1.
    sizeOf: ({ size }) => size + 1,
  });

  constructor(private readonly database: Asked) {}

  /** Returns an index that has all of these words. Whoever holds one that is evicted goes on with it. */
  async of({ id, stamp }: LiveGeneration, words: readonly string[]): Promise<InvertedIndex> {
    const index = this.indexOf(id, stamp);
    const missing = [...new Set(words)].filter((word) => !index.having.has(word));
    if (missing.length === 0) return index;
    // Words hold letters and digits alone, so that nothing in them has to be escaped.
    const queries = missing.map((word) => `'${word}'`);
    index.put(missing, await this.database.ask<Row>(placesOf(id), [missing, queries], `places_${id}`));
    // Stored again, because it has grown; unless it was evicted or replaced meanwhile.
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

const placesOf = (generation: number): string =>
  `SELECT word, place, kind, string_agg(sku, ',') AS skus
   FROM unnest($1::text[], $2::tsquery[]) AS asked (word, query) CROSS JOIN LATERAL (
     SELECT sku, kind, CASE WHEN name @@ query THEN ${PLACE.name} WHEN branded @@ query THEN ${PLACE.branded} ELSE ${PLACE.title} END AS place
     FROM ${documentsOf(generation)} WHERE title @@ query
   ) hit GROUP BY word, place, kind`;

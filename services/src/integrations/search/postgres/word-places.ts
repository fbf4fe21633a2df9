import { kindRank, PRODUCT_KINDS } from '@manifold/domain/search/product-kind';
import { documentsOf } from './generation-tables.js';
import type { LiveGeneration } from './live-generations.js';
import type { Asked } from './search-database.js';

/** Where a word stands in a product, the best first; what stands in one place stands in those after it. */
export const PLACE = { name: 1, branded: 2, title: 3, nowhere: 4 } as const;

/** The products of one filling, numbered as they turn up, and which of them have a word: `number * 4 + place`. */
export interface Shelf {
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
/** How many of a word's products are kept in all shelves together; four bytes each. */
const MOST_KEPT = 4_000_000;

export const placeIn = (entry: number): number => entry & PLACE_MASK;
export const numberIn = (entry: number): number => entry >>> PLACE_BITS;

class FilledShelf implements Shelf {
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
  private readonly shelves = new Map<number, FilledShelf>();

  constructor(private readonly database: Asked) {}

  /** A shelf that has all of these words. */
  async of({ id, stamp }: LiveGeneration, words: readonly string[]): Promise<Shelf> {
    const shelf = this.shelfOf(id, stamp);
    const missing = [...new Set(words)].filter((word) => !shelf.having.has(word));
    if (missing.length === 0) return shelf;
    // Words hold letters and digits alone, so that nothing in them has to be escaped.
    const queries = missing.map((word) => `'${word}'`);
    shelf.put(missing, await this.database.ask<Row>(placesOf(id), [missing, queries], `places_${id}`));
    this.makeRoom();
    return shelf;
  }

  /** The one that was used last is the last. */
  private shelfOf(id: number, stamp: string): FilledShelf {
    const known = this.shelves.get(id);
    const shelf = known?.stamp === stamp ? known : new FilledShelf(stamp);
    this.shelves.delete(id);
    this.shelves.set(id, shelf);
    return shelf;
  }

  /** Whole shelves go, those first that were used longest ago; whoever has one in hand goes on with it. */
  private makeRoom(): void {
    let kept = [...this.shelves.values()].reduce((sum, { size }) => sum + size, 0);
    for (const [id, shelf] of this.shelves) {
      if (kept <= MOST_KEPT) return;
      this.shelves.delete(id);
      kept -= shelf.size;
    }
  }
}

const placesOf = (generation: number): string =>
  `SELECT word, place, kind, string_agg(sku, ',') AS skus
   FROM unnest($1::text[], $2::tsquery[]) AS asked (word, query) CROSS JOIN LATERAL (
     SELECT sku, kind, CASE WHEN name @@ query THEN ${PLACE.name} WHEN branded @@ query THEN ${PLACE.branded} ELSE ${PLACE.title} END AS place
     FROM ${documentsOf(generation)} WHERE title @@ query
   ) hit GROUP BY word, place, kind`;

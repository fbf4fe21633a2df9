import type { IndexBuild, IndexedProduct, IndexReference } from '../ports/search-index.js';
import { DocumentVectors } from './document-vectors.js';
import { createIndexes, createTables, dropTables, putDocuments, putWords } from './generation-tables.js';
import type { SearchDatabase } from './search-database.js';

const WORDS_AT_ONCE = 5000;

/** A generation that is being built: no search uses its tables before `publish`. */
export class PostgresBuild implements IndexBuild {
  private readonly vectors = new DocumentVectors();

  private constructor(
    private readonly database: SearchDatabase,
    private readonly reference: IndexReference,
    private readonly generation: number,
  ) {}

  /** Starts a build and deletes the tables of unfinished earlier builds. */
  static async begin(database: SearchDatabase, reference: IndexReference): Promise<PostgresBuild> {
    const generation = await database.transaction(async (query) => {
      await query('CREATE SCHEMA IF NOT EXISTS search');
      const unfinished = await query<{ id: number }>(
        'DELETE FROM search_generation WHERE index_name = $1 AND NOT is_live RETURNING id',
        [reference.indexName],
      );
      for (const { id } of unfinished) await dropTables(query, id);
      const [created] = await query<{ id: number }>(
        'INSERT INTO search_generation (index_name, is_live, started_at) VALUES ($1, false, now()) RETURNING id',
        [reference.indexName],
      );
      const id = created?.id ?? 0;
      await createTables(query, id);
      return id;
    });
    return new PostgresBuild(database, reference, generation);
  }

  async add(products: readonly IndexedProduct[]): Promise<void> {
    const rows = products.map((product) => this.vectors.rowOf(product));
    await this.database.transaction((query) => putDocuments(query, this.generation, rows));
  }

  async publish(): Promise<void> {
    const { words } = this.vectors;
    await this.database.transaction(async (query) => {
      for (let from = 0; from < words.length; from += WORDS_AT_ONCE)
        await putWords(query, this.generation, this.reference.language, words.slice(from, from + WORDS_AT_ONCE));
      await createIndexes(query, this.generation);
    });
    await this.database.transaction(async (query) => {
      const before = await query<{ id: number }>(
        'DELETE FROM search_generation WHERE index_name = $1 AND is_live RETURNING id',
        [this.reference.indexName],
      );
      await query('UPDATE search_generation SET is_live = true, published_at = now() WHERE id = $1', [this.generation]);
      for (const { id } of before) await dropTables(query, id);
    });
  }

  async discard(): Promise<void> {
    await this.database.transaction(async (query) => {
      await query('DELETE FROM search_generation WHERE id = $1', [this.generation]);
      await dropTables(query, this.generation);
    });
  }
}

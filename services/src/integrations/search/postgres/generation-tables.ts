import { inLatin } from '@manifold/domain/search/latin';
import type { DocumentRow, IndexedWord } from './document-vectors.js';
import type { Query } from './search-database.js';
import { lightStem } from '@manifold/domain/search/words';
import { stemmerOf } from './stemmers.js';

/** Names the tables of a generation by its number, which comes from this service. */
export const documentsOf = (generation: number): string => `search.document_${generation}`;
export const codesOf = (generation: number): string => `search.code_${generation}`;
export const wordsOf = (generation: number): string => `search.word_${generation}`;

/** Creates separate tables for each generation, so that filling them blocks no search. */
export async function createTables(query: Query, generation: number): Promise<void> {
  await query(`CREATE TABLE ${documentsOf(generation)} (
    product_id text PRIMARY KEY, sku text COLLATE "C" NOT NULL, kind smallint NOT NULL, figures text NOT NULL,
    name tsvector NOT NULL, branded tsvector NOT NULL, title tsvector NOT NULL, body tsvector NOT NULL)`);
  await query(`CREATE TABLE ${codesOf(generation)} (
    code text COLLATE "C" NOT NULL, product_id text NOT NULL, sku text NOT NULL, kind smallint NOT NULL)`);
  await query(`CREATE TABLE ${wordsOf(generation)} (
    word text COLLATE "C" PRIMARY KEY, latin text COLLATE "C" NOT NULL, stem text COLLATE "C" NOT NULL, shown text NOT NULL, documents int NOT NULL)`);
}

export async function dropTables(query: Query, generation: number): Promise<void> {
  await query(`DROP TABLE IF EXISTS ${documentsOf(generation)}, ${wordsOf(generation)}, ${codesOf(generation)}`);
}

/** Creates the indexes after the rows are inserted, which is much faster. */
export async function createIndexes(query: Query, generation: number): Promise<void> {
  const [documents, words, codes] = [documentsOf(generation), wordsOf(generation), codesOf(generation)];
  for (const column of ['name', 'branded', 'title', 'body'])
    await query(`CREATE INDEX ON ${documents} USING gin (${column})`);
  await query(`CREATE INDEX ON ${documents} (sku)`);
  await query(`CREATE INDEX ON ${codes} (code)`);
  await query(`CREATE INDEX ON ${codes} (product_id)`);
  await query(`CREATE INDEX ON ${words} (stem)`);
  await query(`CREATE INDEX ON ${words} (latin)`);
  await query(`CREATE INDEX ON ${words} USING gin (latin gin_trgm_ops)`);
  await query(`ANALYZE ${documents}`);
  await query(`ANALYZE ${words}`);
  await query(`ANALYZE ${codes}`);
}

/** Inserts or replaces the rows of products. */
export async function putDocuments(query: Query, generation: number, rows: readonly DocumentRow[]): Promise<void> {
  if (rows.length === 0) return;
  await query(
    `INSERT INTO ${documentsOf(generation)} (product_id, sku, kind, figures, name, branded, title, body)
     SELECT id, sku, kind, figures, name::tsvector, branded::tsvector, title::tsvector, body::tsvector
     FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[])
       AS row (id, sku, kind, figures, name, branded, title, body)
     ON CONFLICT (product_id) DO UPDATE
     SET sku = excluded.sku, kind = excluded.kind, figures = excluded.figures, name = excluded.name, branded = excluded.branded,
       title = excluded.title, body = excluded.body`,
    (['id', 'sku', 'kind', 'figures', 'name', 'branded', 'title', 'body'] as const).map((column) =>
      rows.map((row) => row[column]),
    ),
  );
  await putCodes(query, generation, rows);
}

async function putCodes(query: Query, generation: number, rows: readonly DocumentRow[]): Promise<void> {
  await removeCodes(
    query,
    generation,
    rows.map(({ id }) => id),
  );
  await query(
    `INSERT INTO ${codesOf(generation)} (code, product_id, sku, kind)
     SELECT unnest(string_to_array(codes, ' ')), id, sku, kind
     FROM unnest($1::text[], $2::text[], $3::int[], $4::text[]) AS row (id, sku, kind, codes)`,
    (['id', 'sku', 'kind', 'codes'] as const).map((column) => rows.map((row) => row[column])),
  );
}

async function removeCodes(query: Query, generation: number, ids: readonly string[]): Promise<void> {
  await query(`DELETE FROM ${codesOf(generation)} WHERE product_id = ANY ($1::text[])`, [ids]);
}

/** Deletes products. Their words stay until the next build; they find nothing. */
export async function removeDocuments(query: Query, generation: number, ids: readonly string[]): Promise<void> {
  await query(`DELETE FROM ${documentsOf(generation)} WHERE product_id = ANY ($1::text[])`, [ids]);
  await removeCodes(query, generation, ids);
}

/** Inserts words with their stems; the counts of existing words stay. */
export async function putWords(
  query: Query,
  generation: number,
  language: string,
  words: readonly IndexedWord[],
): Promise<void> {
  if (words.length === 0) return;
  const stemmer = stemmerOf(language);
  await query(
    `INSERT INTO ${wordsOf(generation)} (word, latin, stem, shown, documents)
     SELECT word, latin, ${stemmer === undefined ? 'light' : `coalesce((ts_lexize('${stemmer}', word))[1], word)`}, shown, documents
     FROM unnest($1::text[], $2::text[], $3::text[], $4::int[], $5::text[]) AS row (word, light, shown, documents, latin)
     ON CONFLICT (word) DO NOTHING`,
    [
      words.map(({ word }) => word),
      words.map(({ word }) => lightStem(word)),
      words.map(({ shown }) => shown),
      words.map(({ documents }) => documents),
      words.map(({ word }) => inLatin(word)),
    ],
  );
}

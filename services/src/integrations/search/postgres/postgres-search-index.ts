import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { typedWords, type TypedWord } from '@manifold/domain/search/words';
import {
  SearchIndex,
  type IndexBuild,
  type IndexedProduct,
  type IndexPlace,
  type SearchAnswer,
  type SearchQuestion,
} from '../search-index.js';
import { DocumentVectors } from './document-vectors.js';
import { documentsOf, putDocuments, putWords } from './generation-tables.js';
import { PostgresBuild } from './postgres-build.js';
import { ProductLookup } from './product-lookup.js';
import { isReplaced, type SearchDatabase } from './search-database.js';
import { termsOf, type Term } from './search-terms.js';
import { WordReading } from './word-reading.js';

const NOTHING: SearchAnswer = { groups: [], correctedText: null };

/** The search in the shop's own Postgres: full text for what is found, trigrams for what was meant. */
export class PostgresSearchIndex extends SearchIndex {
  /** The generation of each index that answers. One that was replaced is known by its tables being gone. */
  private readonly live = new Map<string, number>();
  private readonly reading: WordReading;
  private readonly products: ProductLookup;

  constructor(private readonly database: SearchDatabase) {
    super();
    this.reading = new WordReading(database);
    this.products = new ProductLookup(database);
  }

  find(question: SearchQuestion): Promise<SearchAnswer> {
    return this.inLive(question.indexName, (generation) => this.findIn(generation, question));
  }

  async size(indexName: string): Promise<number | undefined> {
    if ((await this.generationOf(indexName)) === undefined) return undefined;
    return this.inLive(indexName, async (generation) => {
      const [row] = await this.database.ask<{ size: number }>(
        `SELECT count(*)::int AS size FROM ${documentsOf(generation)}`,
        [],
      );
      return row?.size ?? 0;
    });
  }

  build(place: IndexPlace): Promise<IndexBuild> {
    return PostgresBuild.begin(this.database, place);
  }

  async change(place: IndexPlace, products: readonly IndexedProduct[]): Promise<void> {
    const vectors = new DocumentVectors();
    const rows = products.map((product) => vectors.rowOf(product));
    await this.inLive(place.indexName, (generation) =>
      this.database.transaction(async (query) => {
        await putDocuments(query, generation, rows);
        await putWords(query, generation, place.language, vectors.words);
      }),
    );
    this.reading.forget();
  }

  /** They are told with each question. */
  keepSynonyms(): Promise<void> {
    return Promise.resolve();
  }

  /** Clicks are kept beside the index, for people to read. */
  chosen(): Promise<void> {
    return Promise.resolve();
  }

  private async findIn(generation: number, question: SearchQuestion): Promise<SearchAnswer> {
    const words = typedWords(question.text);
    if (words.length === 0) return NOTHING;
    const coded = await this.products.byCode(generation, question.text);
    if (coded.length > 0) return { groups: coded, correctedText: null };
    const read = await this.reading.read(generation, question, words);
    const terms = termsOf(read.slots, read.phrases);
    if (terms.length === 0) return NOTHING;
    return { groups: await this.groups(generation, terms), correctedText: corrected(words, read.meant) };
  }

  private async groups(generation: number, terms: readonly Term[]): Promise<string[][]> {
    const whole = await this.products.having(generation, terms);
    return whole.length > 0 || terms.length < 2 ? whole : this.products.havingMost(generation, terms);
  }

  /** Asks again where the index was replaced in between. */
  private async inLive<Result>(indexName: string, work: (generation: number) => Promise<Result>): Promise<Result> {
    try {
      return await work(await this.requiredGeneration(indexName));
    } catch (error) {
      if (!isReplaced(error)) throw error;
      this.live.delete(indexName);
      return work(await this.requiredGeneration(indexName));
    }
  }

  private async requiredGeneration(indexName: string): Promise<number> {
    const generation = await this.generationOf(indexName);
    if (generation === undefined)
      throw new ShopError('backend-unavailable', { message: `the search index ${indexName} is not built yet` });
    return generation;
  }

  private async generationOf(indexName: string): Promise<number | undefined> {
    const known = this.live.get(indexName);
    if (known !== undefined) return known;
    const [row] = await this.database.ask<{ id: number }>(
      'SELECT id FROM search_generation WHERE index_name = $1 AND is_live',
      [indexName],
    );
    if (row) this.live.set(indexName, row.id);
    return row?.id;
  }
}

/** The text with what was meant in place of what was mistyped; null where nothing was. */
function corrected(words: readonly TypedWord[], meant: ReadonlyMap<number, string>): string | null {
  if (meant.size === 0) return null;
  return words.map(({ typed }, place) => meant.get(place) ?? typed).join(' ');
}

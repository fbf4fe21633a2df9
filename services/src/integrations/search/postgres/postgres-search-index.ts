import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { quantitiesIn } from '@manifold/domain/search/quantities';
import { typedWords, type TypedWord } from '@manifold/domain/search/words';
import {
  SearchIndex,
  type IndexBuild,
  type IndexedProduct,
  type IndexReference,
  type SearchResult,
  type SearchQuery,
} from '../ports/search-index.js';
import { ResultCache } from './result-cache.js';
import { DocumentVectors } from './document-vectors.js';
import { documentsOf, putDocuments, putWords, removeDocuments } from './generation-tables.js';
import { LiveGenerations, type LiveGeneration } from './live-generations.js';
import { PostgresBuild } from './postgres-build.js';
import { ProductLookup } from './product-lookup.js';
import { isReplaced, type Query, type SearchDatabase } from './search-database.js';
import { termsOf } from './search-terms.js';
import { WordResolver } from './word-resolver.js';

const NOTHING: SearchResult = { groups: [], correctedText: null };

/** Searches in the shop's own Postgres: full text search for matches, trigrams for corrections. */
export class PostgresSearchIndex extends SearchIndex {
  private readonly live: LiveGenerations;
  private readonly results = new ResultCache();
  private readonly resolver: WordResolver;
  private readonly products: ProductLookup;

  constructor(private readonly database: SearchDatabase) {
    super();
    this.live = new LiveGenerations(database);
    this.resolver = new WordResolver(database);
    this.products = new ProductLookup(database);
  }

  find(searchQuery: SearchQuery): Promise<SearchResult> {
    return this.withLiveGeneration(searchQuery.indexName, (generation) =>
      this.results.load(generation.stamp, searchQuery, () => this.findIn(generation, searchQuery)),
    );
  }

  async size(indexName: string): Promise<number | undefined> {
    if ((await this.live.find(indexName)) === undefined) return undefined;
    return this.withLiveGeneration(indexName, async ({ id }) => {
      const [row] = await this.database.query<{ size: number }>(
        `SELECT count(*)::int AS size FROM ${documentsOf(id)}`,
        [],
      );
      return row?.size ?? 0;
    });
  }

  build(reference: IndexReference): Promise<IndexBuild> {
    return PostgresBuild.begin(this.database, reference);
  }

  async change(reference: IndexReference, products: readonly IndexedProduct[]): Promise<void> {
    if (products.length === 0) return;
    const vectors = new DocumentVectors();
    const rows = products.map((product) => vectors.rowOf(product));
    await this.updateLive(reference.indexName, async (query, generation) => {
      await putDocuments(query, generation, rows);
      await putWords(query, generation, reference.language, vectors.words);
    });
  }

  async remove({ indexName }: IndexReference, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    await this.updateLive(indexName, (query, generation) => removeDocuments(query, generation, productIds));
  }

  /** Does nothing: each query contains its synonyms. */
  storeSynonyms(): Promise<void> {
    return Promise.resolve();
  }

  /** Does nothing: this index does not learn from clicks. */
  recordClick(): Promise<void> {
    return Promise.resolve();
  }

  /** Changes the live generation in one transaction and increments its version, by which all replicas notice the change. */
  private async updateLive(
    indexName: string,
    work: (query: Query, generation: number) => Promise<void>,
  ): Promise<void> {
    await this.withLiveGeneration(indexName, ({ id }) =>
      this.database.transaction(async (query) => {
        await work(query, id);
        await query('UPDATE search_generation SET changes = changes + 1 WHERE id = $1', [id]);
      }),
    );
    this.live.invalidate();
  }

  private async findIn(generation: LiveGeneration, searchQuery: SearchQuery): Promise<SearchResult> {
    const words = typedWords(searchQuery.text);
    if (words.length === 0) return NOTHING;
    const byCode = await this.products.byCode(generation.id, searchQuery.text);
    if (byCode.length > 0) return { groups: byCode, correctedText: null };
    const codedWords = await this.products.byCodeInWords(generation.id, words);
    if (!codedWords) return this.findByQuantities(generation, searchQuery, words);
    const others =
      codedWords.others.length === 0 ? NOTHING : await this.findByWords(generation, searchQuery, codedWords.others);
    const foundByCode = new Set(codedWords.groups.flat());
    const further = others.groups.map((skus) => skus.filter((sku) => !foundByCode.has(sku)));
    return { groups: [...codedWords.groups, ...further], correctedText: null };
  }

  /**
   * Returns the products that match the words without the typed quantities, those with the nearest quantities first. Searches all
   * words if no quantity was typed or nothing matches without it.
   */
  private async findByQuantities(
    generation: LiveGeneration,
    searchQuery: SearchQuery,
    words: readonly TypedWord[],
  ): Promise<SearchResult> {
    const { quantities, written, rest } = quantitiesIn(searchQuery.text);
    const others = quantities.length === 0 ? [] : typedWords(rest);
    if (others.length === 0) return this.findByWords(generation, searchQuery, words);
    const found = await this.findByWords(generation, searchQuery, others);
    if (found.groups.length === 0) return this.findByWords(generation, searchQuery, words);
    const correctedText = found.correctedText === null ? null : [found.correctedText, ...written].join(' ');
    return { groups: await this.products.sortByDistance(generation.id, found.groups, quantities), correctedText };
  }

  private async findByWords(
    generation: LiveGeneration,
    searchQuery: SearchQuery,
    words: readonly TypedWord[],
  ): Promise<SearchResult> {
    const resolved = await this.resolver.resolve(generation, searchQuery, words);
    const terms = termsOf(resolved.slots, resolved.phrases);
    if (terms.length === 0) return NOTHING;
    return {
      groups: await this.products.lookUp(generation, terms),
      correctedText: correctedText(words, resolved.corrections),
    };
  }

  /** Does the work again, once, if the index was replaced while it ran. */
  private async withLiveGeneration<Result>(
    indexName: string,
    work: (generation: LiveGeneration) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await work(await this.generationOf(indexName));
    } catch (error) {
      if (!isReplaced(error)) throw error;
      this.live.invalidate();
      return work(await this.generationOf(indexName));
    }
  }

  private async generationOf(indexName: string): Promise<LiveGeneration> {
    const generation = await this.live.find(indexName);
    if (generation === undefined)
      throw new ShopError('backend-unavailable', { message: `the search index ${indexName} is not built yet` });
    return generation;
  }
}

/** Returns the text with corrected words, or null if no word was corrected. `corrections` is by the position of the word. */
function correctedText(words: readonly TypedWord[], corrections: ReadonlyMap<number, string>): string | null {
  if (corrections.size === 0) return null;
  return words.map(({ typed }, position) => corrections.get(position) ?? typed).join(' ');
}

import { distanceTo, figuresFrom, type Quantity } from '@manifold/domain/search/quantities';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Client, Errors } from 'typesense';
import { withDeadline } from '../../../platform/deadlines/deadline.js';
import type { SearchCluster } from '../../../platform/env/search-cluster.js';
import {
  SearchIndex,
  type ClickedHit,
  type IndexBuild,
  type IndexedProduct,
  type IndexReference,
  type SearchResult,
  type SearchQuery,
} from '../ports/search-index.js';
import { TypesenseBuild } from './typesense-build.js';
import {
  codeInWordsParameters,
  codeParameters,
  documentOf,
  filterOfProducts,
  HITS_PER_PAGE,
  splitQuantities,
  MAXIMUM_PAGES,
  searchParameters,
  synonymItems,
  type TypesenseDocument,
} from './typesense-query.js';

const SEARCH_SECONDS = 2;
/** The time limit of a search with all attempts and pages. */
const SEARCH_DEADLINE_MS = 4000;
const FILL_SECONDS = 60;
const RETRIES = 2;

/** A constant, because Typesense requires a user id and none is disclosed. */
const USER_ID = 'shopper';

const clientOf = ({ urls, apiKey }: SearchCluster, connectionTimeoutSeconds: number): Client =>
  new Client({
    nodes: urls.map((url) => ({ url })),
    apiKey,
    connectionTimeoutSeconds,
    numRetries: RETRIES,
    retryIntervalSeconds: 0.05,
    logLevel: 'silent',
  });

interface Hit {
  readonly text_match?: number;
  readonly document: Pick<TypesenseDocument, 'sku'> & Partial<Pick<TypesenseDocument, 'rank' | 'figures'>>;
}

/** Searches in a Typesense cluster: each build of an index is a collection, and an alias names the live one. */
export class TypesenseSearchIndex extends SearchIndex {
  private readonly searchClient: Client;
  private readonly buildClient: Client;

  constructor(cluster: SearchCluster) {
    super();
    this.searchClient = clientOf(cluster, SEARCH_SECONDS);
    this.buildClient = clientOf(cluster, FILL_SECONDS);
  }

  find({ indexName, text }: SearchQuery): Promise<SearchResult> {
    return withSearchDeadline(async () => {
      const documents = this.searchClient.collections<TypesenseDocument>(indexName).documents();
      for (const codes of [codeParameters(text), codeInWordsParameters(text)]) {
        const coded = codes ? ((await documents.search(codes)).hits ?? []) : [];
        if (coded.length > 0) return { groups: groupByRank(coded), correctedText: null };
      }
      const { words, wanted } = splitQuantities(text);
      const hits = await this.allHits(indexName, words);
      if (hits.length > 0 || wanted.length === 0) return { groups: groupByRank(hits, wanted), correctedText: null };
      return { groups: groupByRank(await this.allHits(indexName, text)), correctedText: null };
    });
  }

  /** Returns the hits of all pages, best first. */
  private async allHits(indexName: string, text: string): Promise<Hit[]> {
    const documents = this.searchClient.collections<TypesenseDocument>(indexName).documents();
    const first = await documents.search(searchParameters(text, 1));
    const pages = Math.min(MAXIMUM_PAGES, Math.ceil(first.found / HITS_PER_PAGE));
    const others = Array.from({ length: Math.max(0, pages - 1) }, (_, page) => ({
      collection: indexName,
      ...searchParameters(text, page + 2),
    }));
    const { results } =
      others.length === 0
        ? { results: [] }
        : await this.searchClient.multiSearch.perform<TypesenseDocument[]>({ searches: others });
    return [...(first.hits ?? []), ...results.flatMap(({ hits: more }) => more ?? [])];
  }

  async size(indexName: string): Promise<number | undefined> {
    return withOutageError(async () => {
      try {
        return (await this.buildClient.collections(indexName).retrieve()).num_documents;
      } catch (error) {
        if (error instanceof Errors.ObjectNotFound) return undefined;
        throw error;
      }
    });
  }

  build(reference: IndexReference): Promise<IndexBuild> {
    return withOutageError(() => TypesenseBuild.begin(this.buildClient, reference));
  }

  async change({ indexName }: IndexReference, products: readonly IndexedProduct[]): Promise<void> {
    if (products.length === 0) return;
    await withOutageError(() =>
      this.buildClient
        .collections<TypesenseDocument>(indexName)
        .documents()
        .import(products.map(documentOf), { action: 'upsert' }),
    );
  }

  async remove({ indexName }: IndexReference, productIds: readonly string[]): Promise<void> {
    if (productIds.length === 0) return;
    await withOutageError(() =>
      this.buildClient
        .collections<TypesenseDocument>(indexName)
        .documents()
        .delete({ filter_by: filterOfProducts(productIds) }),
    );
  }

  async storeSynonyms({ indexName, language }: IndexReference, synonyms: SearchQuery['synonyms']): Promise<void> {
    const items = synonymItems(synonyms, language);
    await withOutageError(() => this.buildClient.synonymSets(indexName).upsert({ items }));
  }

  async recordClick({ indexName, text, sku }: ClickedHit): Promise<void> {
    const data = { q: text, doc_id: sku, user_id: USER_ID };
    await withSearchDeadline(() => this.searchClient.analytics.events().create({ name: `${indexName}.click`, data }));
  }
}

/** Runs a call with the time limit. */
const withSearchDeadline = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  withOutageError(() => withDeadline(SEARCH_DEADLINE_MS, call));

/**
 * Groups SKUs of equal score and rank, which the shop sorts by its own order. With typed quantities,
 * each group is split by the distance to them.
 */
function groupByRank(hits: readonly Hit[], wanted: readonly Quantity[] = []): string[][] {
  const groups = new Map<string, Map<number, string[]>>();
  for (const { text_match: score = 0, document } of hits) {
    const key = `${score} ${document.rank ?? 0}`;
    const distance = distanceTo(wanted, figuresFrom(document.figures ?? ''));
    const group = groups.get(key) ?? new Map<number, string[]>();
    groups.set(key, group);
    group.set(distance, [...(group.get(distance) ?? []), document.sku]);
  }
  const byDistance = ([one]: [number, unknown], [other]: [number, unknown]): number => one - other;
  return [...groups.values()].flatMap((group) => [...group].sort(byDistance).map(([, skus]) => skus));
}

async function withOutageError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ShopError('backend-unavailable', { message: 'the search cluster is not available', cause: error });
  }
}

import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { SearchPage, Suggestions } from '@manifold/domain/search/contract';
import { SUGGESTED_BRANDS, SUGGESTED_CATEGORIES, SUGGESTED_PRODUCTS } from '@manifold/domain/search/search-address';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SearchIndex, type SearchResult } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import {
  Categories,
  filtersOf,
  linkContext,
  ListingIndexes,
  Listings,
  filterListing,
  ProductCards,
} from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { categoryFacet, sortedHits } from './search-hits.js';
import { SearchLog } from './search-log.service.js';
import { searchTargetOf } from './search-targets.js';
import { suggestedProduct } from './suggested-product.js';
import { matchingBrands, matchingCategories } from './suggested-names.js';

type PageRequest = CommerceRequest<'searchProducts'>;

/**
 * Searches a store. The index finds and ranks products for a text; the listing index decides which of them the store sells, at
 * what price and in stock.
 */
@Injectable()
export class Search {
  constructor(
    private readonly index: SearchIndex,
    private readonly indexes: ListingIndexes,
    private readonly listings: Listings,
    private readonly cards: ProductCards,
    private readonly categories: Categories,
    private readonly log: SearchLog,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Returns a page of hits; of all products for an empty text. */
  async page(visit: Visit, request: PageRequest): Promise<SearchPage> {
    const { text, categoryId, sort = 'relevance' } = request;
    const { searchMaximumLength } = visit.snapshot.document.sections['shopping-limits'];
    if (text.length > searchMaximumLength) throw refused('too-long');
    const [index, tree, conditions, answer] = await Promise.all([
      this.indexes.forStore(visit.snapshot),
      this.categories.tree(visit.snapshot),
      this.listings.conditions(visit),
      text === '' ? undefined : this.find(visit, text),
    ]);
    const filters = filtersOf(request);
    if (filters.onStock && !conditions.skusInStock) throw new ShopError('backend-unavailable');
    const { locale } = visit;
    const hits = answer ? sortedHits(index, answer, { sort, locale }) : index.sorted(undefined, sort, locale);
    const anywhere = filterListing(hits, filters, conditions);
    const within = (category: string) => hits.filter(({ categoryIds }) => categoryIds.includes(category));
    const { products, facets } =
      categoryId === undefined ? anywhere : filterListing(within(categoryId), filters, conditions);
    const categories = categoryFacet(anywhere.products, tree, linkContext(visit), categoryId);
    const { limit, offset } = pageOf(visit, request);
    const ids = products.slice(offset, offset + limit).map(({ id }) => id);
    return {
      results: await this.cards.list(visit, ids),
      offset,
      limit,
      total: products.length,
      facets: { ...facets, categories },
      queryId: this.logQuery(visit, 'page', text, hits.length),
      correctedText: answer?.correctedText ?? null,
    };
  }

  /** Returns suggestions while a shopper types. Refuses a text that is too short or too long. */
  async suggestions(visit: Visit, text: string): Promise<Suggestions> {
    const limits = visit.snapshot.document.sections['shopping-limits'];
    if (text.length < limits.searchMinimumLength) throw refused('too-short');
    if (text.length > limits.searchMaximumLength) throw refused('too-long');
    const [index, tree, answer] = await Promise.all([
      this.indexes.forStore(visit.snapshot),
      this.categories.tree(visit.snapshot),
      this.find(visit, text),
    ]);
    const listed = index.sorted(undefined, 'relevance', visit.locale);
    const hits = sortedHits(index, answer, { sort: 'relevance', locale: visit.locale });
    const best = hits.slice(0, SUGGESTED_PRODUCTS);
    const named = answer.correctedText ?? text;
    return {
      products: best.map((product) => suggestedProduct(product, visit.market)),
      categories: matchingCategories(hits, tree, {
        links: linkContext(visit),
        text: named,
        most: SUGGESTED_CATEGORIES,
      }),
      brands: matchingBrands(listed, named, SUGGESTED_BRANDS),
      total: hits.length,
      queryId: this.logQuery(visit, 'quick', text, hits.length),
    };
  }

  /** Stores a click on a hit; returns false for an unknown query. */
  async choose(visit: Visit, { queryId, sku, position }: CommerceRequest<'recordSearchClick'>): Promise<boolean> {
    const query = await this.log.chosen(queryId, sku, position);
    const place = searchTargetOf(visit.snapshot, visit.locale);
    // The click is stored; a failure of the index must not fail the request.
    if (query && place)
      void this.index
        .recordClick({ indexName: place.indexName, text: query.text, sku, position })
        .catch((error: unknown) => this.logger.warn({ err: error }, 'click not sent to search index'));
    return query !== undefined;
  }

  private async find({ snapshot, locale }: Visit, text: string): Promise<SearchResult> {
    const place = searchTargetOf(snapshot, locale);
    if (!place) throw new ShopError('backend-unavailable', { message: `no search index for ${locale}` });
    return this.index.find({ ...place, text });
  }

  private logQuery(
    { snapshot: { storeKey }, locale }: Visit,
    kind: 'page' | 'quick',
    text: string,
    total: number,
  ): string {
    return this.log.logQuery({ storeKey, locale, kind, text, total });
  }
}

const refused = (reason: string): ShopError => invalidField('text', reason);

/** An unsupported page size becomes the default (spec core §5). */
function pageOf(visit: Visit, { hitsPerPage, page = 1 }: PageRequest): { limit: number; offset: number } {
  const { pageSizes, defaultPageSize } = visit.snapshot.document.sections['shopping-limits'];
  const limit = hitsPerPage !== undefined && pageSizes.includes(hitsPerPage) ? hitsPerPage : defaultPageSize;
  return { limit, offset: (page - 1) * limit };
}

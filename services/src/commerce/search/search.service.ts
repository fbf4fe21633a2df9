import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { SearchPage, Suggestions } from '@manifold/domain/search/contract';
import { SUGGESTED_BRANDS, SUGGESTED_CATEGORIES, SUGGESTED_PRODUCTS } from '@manifold/domain/search/search-address';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { SearchIndex, type SearchAnswer } from '../../integrations/search/ports/search-index.js';
import { LOGGER } from '../../platform/logging/logging.module.js';
import {
  Categories,
  filtersOf,
  linksOf,
  ListingIndexes,
  Listings,
  narrowed,
  ProductCards,
} from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { categoryFacet, hitsOf } from './search-hits.js';
import { SearchLog } from './search-log.service.js';
import { searchPlaceOf } from './search-places.js';
import { suggestedProduct } from './suggested-product.js';
import { brandsNamed, categoriesFor } from './suggested-names.js';

type PageRequest = CommerceRequest<'searchProducts'>;

/**
 * What a store sells of what somebody looks for. The index says which products fit a text and how well; the shop's own lists
 * say which of them are sold here, at what price and on stock, as they do for a category.
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

  /** A page of hits; of everything that the store sells where there is no text. */
  async page(visit: Visit, request: PageRequest): Promise<SearchPage> {
    const { text, categoryId, sort = 'relevance' } = request;
    const { searchMaximumLength } = visit.snapshot.document.sections['shopping-limits'];
    if (text.length > searchMaximumLength) throw refused('too-long');
    const [index, tree, moment, answer] = await Promise.all([
      this.indexes.of(visit.snapshot),
      this.categories.tree(visit.snapshot),
      this.listings.moment(visit),
      text === '' ? undefined : this.find(visit, text),
    ]);
    const filters = filtersOf(request);
    if (filters.onStock && !moment.stocked) throw new ShopError('backend-unavailable');
    const { locale } = visit;
    const hits = answer ? hitsOf(index, answer, { sort, locale }) : index.sorted(undefined, sort, locale);
    const anywhere = narrowed(hits, filters, moment);
    const within = (category: string) => hits.filter(({ categoryIds }) => categoryIds.includes(category));
    const { products, facets } = categoryId === undefined ? anywhere : narrowed(within(categoryId), filters, moment);
    const categories = categoryFacet(anywhere.products, tree, linksOf(visit), categoryId);
    const { limit, offset } = pageOf(visit, request);
    const ids = products.slice(offset, offset + limit).map(({ id }) => id);
    return {
      results: await this.cards.of(visit, ids),
      offset,
      limit,
      total: products.length,
      facets: { ...facets, categories },
      queryId: this.asked(visit, 'page', text, hits.length),
      correctedText: answer?.correctedText ?? null,
    };
  }

  /** A few of each kind for what is being typed. Refuses a text that is shorter or longer than the store takes. */
  async suggestions(visit: Visit, text: string): Promise<Suggestions> {
    const limits = visit.snapshot.document.sections['shopping-limits'];
    if (text.length < limits.searchMinimumLength) throw refused('too-short');
    if (text.length > limits.searchMaximumLength) throw refused('too-long');
    const [index, tree, answer] = await Promise.all([
      this.indexes.of(visit.snapshot),
      this.categories.tree(visit.snapshot),
      this.find(visit, text),
    ]);
    const listed = index.sorted(undefined, 'relevance', visit.locale);
    const hits = hitsOf(index, answer, { sort: 'relevance', locale: visit.locale });
    const best = hits.slice(0, SUGGESTED_PRODUCTS);
    const named = answer.correctedText ?? text;
    return {
      products: best.map((product) => suggestedProduct(product, visit.market)),
      categories: categoriesFor(hits, tree, { links: linksOf(visit), text: named, most: SUGGESTED_CATEGORIES }),
      brands: brandsNamed(listed, named, SUGGESTED_BRANDS),
      total: hits.length,
      queryId: this.asked(visit, 'quick', text, hits.length),
    };
  }

  /** Keeps that a hit was chosen; false for an answer that is not known any more. */
  async choose(visit: Visit, { queryId, sku, position }: CommerceRequest<'recordSearchClick'>): Promise<boolean> {
    const query = await this.log.chosen(queryId, sku, position);
    const place = searchPlaceOf(visit.snapshot, visit.locale);
    // The click is kept; what the index learns from it is worth no failure.
    if (query && place)
      void this.index
        .chosen({ indexName: place.indexName, text: query.text, sku, position })
        .catch((error: unknown) => this.logger.warn({ err: error }, 'search index not told of a click'));
    return query !== undefined;
  }

  private async find({ snapshot, locale }: Visit, text: string): Promise<SearchAnswer> {
    const place = searchPlaceOf(snapshot, locale);
    if (!place) throw new ShopError('backend-unavailable', { message: `no search index for ${locale}` });
    return this.index.find({ ...place, text });
  }

  private asked(
    { snapshot: { storeKey }, locale }: Visit,
    kind: 'page' | 'quick',
    text: string,
    total: number,
  ): string {
    return this.log.asked({ storeKey, locale, kind, text, total });
  }
}

const refused = (reason: string): ShopError => new ShopError('invalid-input', { fields: [{ field: 'text', reason }] });

/** An unknown page size is the default one (spec core §5). */
function pageOf(visit: Visit, { hitsPerPage, page = 1 }: PageRequest): { limit: number; offset: number } {
  const { pageSizes, defaultPageSize } = visit.snapshot.document.sections['shopping-limits'];
  const limit = hitsPerPage !== undefined && pageSizes.includes(hitsPerPage) ? hitsPerPage : defaultPageSize;
  return { limit, offset: (page - 1) * limit };
}

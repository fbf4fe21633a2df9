import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ReviewBackend,
  type ReviewedProduct,
  type ReviewPageParams,
  type ReviewPageRecord,
} from '../../integrations/commercetools/ports/review-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import { CatalogueCaches, ListingIndexes } from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { reviewList } from './review-view.js';

/** A page of ten with all their translations is 40 KB. */
const MAXIMUM_PAGES = 300;
const FRESH_MILLISECONDS = 30_000;

interface ReviewsOfMarket extends Pick<Market, 'languages'> {
  readonly list: ReviewList;
}

/** Lists the reviews of products. */
@Injectable()
export class Reviews implements OnModuleInit {
  /** Pages as the backend returns them, for all stores and languages. */
  private readonly pages: Cache<ReviewPageRecord | undefined>;

  /** The last list of each page. Unchanged reviews are the same object, so that their markup is rendered once. */
  private readonly lists = new WeakMap<ReviewPageRecord, ReviewsOfMarket>();

  constructor(
    private readonly backend: ReviewBackend,
    private readonly catalogue: CatalogueCaches,
    private readonly indexes: ListingIndexes,
    env: Env,
    caches: CacheRegistry,
  ) {
    this.pages = new Cache({
      maximumEntries: MAXIMUM_PAGES,
      lifetimes: { fresh: FRESH_MILLISECONDS, stale: Infinity },
      enabled: env.viewModelCache,
    });
    caches.register('reviews', this.pages);
  }

  /** Invalidates all pages of reviews when a review changes. */
  onModuleInit(): void {
    this.catalogue.onChange((kinds) => {
      if (kinds.has('review')) this.pages.invalidate();
    });
  }

  /** Returns a page of a product's reviews in the visitor's language; an empty one while the backend is unavailable (spec core §7). */
  async list(visit: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewList> {
    const params = {
      sort: request.sort ?? 'top',
      offset: request.offset ?? 0,
      limit: request.limit ?? REVIEWS_PER_PAGE,
    };
    const record = await this.loadPage(visit, request, params).catch(() => undefined);
    const { languages } = visit.market;
    if (!record) return reviewList(undefined, params, languages);
    const last = this.lists.get(record);
    if (last?.languages === languages) return last.list;
    const list = reviewList(record, params, languages);
    this.lists.set(record, { languages, list });
    return list;
  }

  private async loadPage(
    visit: Visit,
    request: CommerceRequest<'getReviews'>,
    params: ReviewPageParams,
  ): Promise<ReviewPageRecord | undefined> {
    const product = await this.findProduct(visit, request);
    return this.pages.load(JSON.stringify([product, params]), () => this.backend.page(product, params));
  }

  /** Returns the product's id from the store's listing index, which needs no call; the SKU if the store does not sell it. */
  private async findProduct({ snapshot }: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewedProduct> {
    if (!('sku' in request)) return { productId: request.productId };
    const [productId] = (await this.indexes.forStore(snapshot)).idsBySku([request.sku]);
    return productId === undefined ? { sku: request.sku } : { productId };
  }
}

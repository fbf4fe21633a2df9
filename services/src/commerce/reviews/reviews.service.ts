import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ReviewBackend,
  type ReviewedProduct,
  type ReviewPageRecord,
} from '../../integrations/commercetools/ports/review-backend.js';
import type { Market } from '../../integrations/commercetools/ports/market.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import { CatalogueMemory, ListingIndexes } from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { reviewList } from './review-view.js';

/** A page of ten with all their translations is 40 KB. */
const MAXIMUM_PAGES = 300;
const FRESH_MILLISECONDS = 30_000;

interface ShownReviews extends Pick<Market, 'languages'> {
  readonly list: ReviewList;
}

/** What people say about a product. */
@Injectable()
export class Reviews implements OnModuleInit {
  /** As the backend answers them: the same for every store and language. */
  private readonly pages: Cache<ReviewPageRecord | undefined>;

  /** As a market was shown them last: the same list while they do not change, so that its markup is made once. */
  private readonly shown = new WeakMap<ReviewPageRecord, ShownReviews>();

  constructor(
    private readonly backend: ReviewBackend,
    private readonly catalogue: CatalogueMemory,
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

  /** Invalidates all pages of reviews when one was added or no longer counts. */
  onModuleInit(): void {
    this.catalogue.onChange((kinds) => {
      if (kinds.has('review')) this.pages.invalidate();
    });
  }

  /** A page of a product's reviews in the visitor's language. Without the backend it is an empty one: the product is still for sale. (spec core §7) */
  async of(visit: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewList> {
    const wish = { sort: request.sort ?? 'top', offset: request.offset ?? 0, limit: request.limit ?? REVIEWS_PER_PAGE };
    const load = async (): Promise<ReviewPageRecord | undefined> => {
      const product = await this.productOf(visit, request);
      return this.pages.load(JSON.stringify([product, wish]), () => this.backend.page(product, wish));
    };
    const record = await load().catch(() => undefined);
    const { languages } = visit.market;
    if (!record) return reviewList(undefined, wish, languages);
    const shown = this.shown.get(record);
    if (shown?.languages === languages) return shown.list;
    const list = reviewList(record, wish, languages);
    this.shown.set(record, { languages, list });
    return list;
  }

  /** Names the product by its id, which the store's own list knows without a call; what the store does not sell, by its SKU. */
  private async productOf({ snapshot }: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewedProduct> {
    if (!('sku' in request)) return { productId: request.productId };
    const [productId] = (await this.indexes.of(snapshot)).ofSkus([request.sku]);
    return productId === undefined ? { sku: request.sku } : { productId };
  }
}

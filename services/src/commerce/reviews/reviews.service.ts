import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import { CatalogueCaches } from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { reviewList } from './review-view.js';

const MAXIMUM_PAGES = 2_000;
const FRESH_MILLISECONDS = 30_000;

/** Lists the reviews of products. */
@Injectable()
export class Reviews implements OnModuleInit {
  private readonly pages: Cache<ReviewList>;

  constructor(
    private readonly backend: ReviewBackend,
    private readonly catalogue: CatalogueCaches,
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

  /** Returns a page of a product's reviews in the visitor's language; an empty one while the backend is away. (spec core §7) */
  async list({ market }: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewList> {
    const params = {
      sort: request.sort ?? 'top',
      offset: request.offset ?? 0,
      limit: request.limit ?? REVIEWS_PER_PAGE,
    };
    const product = 'sku' in request ? { sku: request.sku } : { productId: request.productId };
    const load = async (): Promise<ReviewList> =>
      reviewList(await this.backend.page(product, params), params, market.languages);
    const key = JSON.stringify([product, params, market.languages]);
    return this.pages.load(key, load).catch(() => reviewList(undefined, params, market.languages));
  }
}

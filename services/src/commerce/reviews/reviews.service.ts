import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { Cache } from '../../platform/cache/cache.js';
import { CacheRegistry } from '../../platform/cache/cache-registry.js';
import { Env } from '../../platform/env/env.js';
import { CatalogueMemory } from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { reviewList } from './review-view.js';

const MAXIMUM_PAGES = 2_000;
const FRESH_MILLISECONDS = 30_000;

/** What people say about a product. */
@Injectable()
export class Reviews implements OnModuleInit {
  private readonly pages: Cache<ReviewList>;

  constructor(
    private readonly backend: ReviewBackend,
    private readonly catalogue: CatalogueMemory,
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
  async of({ market }: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewList> {
    const wish = { sort: request.sort ?? 'top', offset: request.offset ?? 0, limit: request.limit ?? REVIEWS_PER_PAGE };
    const product = 'sku' in request ? { sku: request.sku } : { productId: request.productId };
    const load = async (): Promise<ReviewList> =>
      reviewList(await this.backend.page(product, wish), wish, market.languages);
    const key = JSON.stringify([product, wish, market.languages]);
    return this.pages.load(key, load).catch(() => reviewList(undefined, wish, market.languages));
  }
}

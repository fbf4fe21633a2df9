import type { CommerceRequest } from '@manifold/domain/commerce-api/operations';
import type { ReviewList } from '@manifold/domain/reviews/contract';
import { REVIEWS_PER_PAGE } from '@manifold/domain/reviews/limits';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { Caches } from '../../platform/caches/caches.js';
import { Env } from '../../platform/env/env.js';
import { CatalogueMemory, ViewCache } from '../catalogue/index.js';
import type { Visit } from '../visit/index.js';
import { reviewList } from './review-view.js';

const MAXIMUM_PAGES = 2_000;
const FRESH_MILLISECONDS = 30_000;

/** What people say about a product. */
@Injectable()
export class Reviews implements OnModuleInit {
  private readonly pages: ViewCache<ReviewList>;

  constructor(
    private readonly backend: ReviewBackend,
    private readonly catalogue: CatalogueMemory,
    env: Env,
    caches: Caches,
  ) {
    this.pages = new ViewCache({
      maximum: MAXIMUM_PAGES,
      freshMilliseconds: FRESH_MILLISECONDS,
      enabled: env.viewModelCache,
    });
    caches.watch('reviews', () => this.pages.fill);
  }

  /** Reads reviews again when somebody has written one, or when one counts no more. */
  onModuleInit(): void {
    this.catalogue.onChange((kinds) => {
      if (kinds.has('review')) this.pages.outdate();
    });
  }

  /** A page of a product's reviews in the visitor's language. Without the backend it is an empty one: the product is still for sale. (spec core §7) */
  async of({ market }: Visit, request: CommerceRequest<'getReviews'>): Promise<ReviewList> {
    const wish = { sort: request.sort ?? 'top', offset: request.offset ?? 0, limit: request.limit ?? REVIEWS_PER_PAGE };
    const product = 'sku' in request ? { sku: request.sku } : { productId: request.productId };
    const load = async (): Promise<ReviewList> =>
      reviewList(await this.backend.page(product, wish), wish, market.languages);
    const key = JSON.stringify([product, wish, market.languages]);
    return this.pages.get(key, load).catch(() => reviewList(undefined, wish, market.languages));
  }
}

import type { ReviewSort } from '@manifold/domain/reviews/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { ShopperCalls } from '../connection/shopper-calls.client.js';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { quoted, quotedList } from '../connection/queries.js';
import type { Shopper } from '../ports/cart-backend.js';
import {
  ReviewBackend,
  type NewReviewRecord,
  type ReviewedProduct,
  type ReviewPageRecord,
  type ReviewPageParams,
} from '../ports/review-backend.js';
import { orderIdOf, purchaseName, reviewDraft } from './review-draft.js';
import { findReviewedProduct, listPurchaseReviews, listPurchases, listReviews } from './review-documents.js';
import { reviewPageRecord, type ReviewPageAnswer } from './review-record.js';

const NEWEST_FIRST = 'custom.fields.reviewCreatedAt desc';
const SORTS: Readonly<Record<ReviewSort, readonly string[]>> = {
  top: ['rating desc', NEWEST_FIRST, 'text asc'],
  recent: [NEWEST_FIRST],
};

/** Accesses reviews by GraphQL. Only the service client may read them, including unpublished ones. */
@Injectable()
export class CommercetoolsReviews extends ReviewBackend {
  constructor(
    private readonly client: CommercetoolsClient,
    private readonly calls: ShopperCalls,
  ) {
    super();
  }

  async page(
    product: ReviewedProduct,
    { sort, offset, limit }: ReviewPageParams,
  ): Promise<ReviewPageRecord | undefined> {
    const productId = 'productId' in product ? product.productId : await this.idOf(product.sku);
    if (productId === undefined) return undefined;
    const where =
      `target(typeId = "product" and id = ${quoted(productId)}) ` +
      'and includedInStatistics = true and rating is defined';
    const variables = { products: `id = ${quoted(productId)}`, where, sort: SORTS[sort], offset, limit };
    return reviewPageRecord(await this.read<ReviewPageAnswer>(listReviews, variables));
  }

  async purchases(shopper: Shopper, sku: string): Promise<string[]> {
    const where = `lineItems(variant(sku = ${quoted(sku)})) and orderState != "Cancelled"`;
    const data = await withShopErrors(() =>
      this.calls.run<{ inStore: { me: { orders: { results: { id: string }[] } } } }>(
        shopper,
        listPurchases,
        { where },
        'read',
      ),
    );
    return data.inStore.me.orders.results.map(({ id }) => id);
  }

  async reviewedPurchases(orderIds: readonly string[], sku: string): Promise<string[]> {
    if (orderIds.length === 0) return [];
    const names = orderIds.map((orderId) => purchaseName({ orderId, sku }));
    const where = `uniquenessValue in (${quotedList(names)})`;
    const { reviews } = await this.read<{ reviews: { results: { uniquenessValue: string | null }[] } }>(
      listPurchaseReviews,
      { where },
    );
    return reviews.results.flatMap(({ uniquenessValue }) => (uniquenessValue ? [orderIdOf(uniquenessValue)] : []));
  }

  async submit(review: NewReviewRecord): Promise<string | undefined> {
    const productId = await this.idOf(review.sku);
    if (productId === undefined) throw new ShopError('product-not-found');
    const body = reviewDraft(review, productId);
    try {
      const written = await this.client.rest('POST /reviews', 'write', (project) => project.reviews().post({ body }));
      return written.id;
    } catch (error) {
      if (error instanceof BackendFailure && error.backendCode === 'DuplicateField') return undefined;
      return withShopErrors(() => Promise.reject(error));
    }
  }

  private async idOf(sku: string): Promise<string | undefined> {
    const { product } = await this.read<{ product: { id: string } | null }>(findReviewedProduct, { sku });
    return product?.id;
  }

  private read<Data>(document: GraphqlDocument, variables: object): Promise<Data> {
    return withShopErrors(() => this.client.graphql<Data>('service', document, variables, 'read'));
  }
}

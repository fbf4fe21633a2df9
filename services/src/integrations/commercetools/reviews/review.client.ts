import type { ReviewSort } from '@manifold/domain/reviews/contract';
import { Injectable } from '@nestjs/common';
import { CommercetoolsClient, type GraphqlDocument } from '../connection/commercetools.client.js';
import { failingAsShopError } from '../connection/failing-as-shop-error.js';
import { quoted } from '../connection/quoted.js';
import {
  ReviewBackend,
  type ReviewedProduct,
  type ReviewPageRecord,
  type ReviewPageWish,
} from '../ports/review-backend.js';
import { findReviewedProduct, listReviews } from './review-documents.js';
import { reviewPageRecord, type ReviewPageAnswer } from './review-record.js';

const NEWEST_FIRST = 'custom.fields.reviewCreatedAt desc';
const SORTS: Readonly<Record<ReviewSort, readonly string[]>> = {
  top: ['rating desc', NEWEST_FIRST, 'text asc'],
  recent: [NEWEST_FIRST],
};

/** Reviews through the platform's GraphQL. The platform shows them to our own service only, held back ones included. */
@Injectable()
export class CommercetoolsReviews extends ReviewBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async page(product: ReviewedProduct, { sort, offset, limit }: ReviewPageWish): Promise<ReviewPageRecord | undefined> {
    const productId = 'productId' in product ? product.productId : await this.idOf(product.sku);
    if (productId === undefined) return undefined;
    const where =
      `target(typeId = "product" and id = ${quoted(productId)}) ` +
      'and includedInStatistics = true and rating is defined';
    const variables = { productId, where, sort: SORTS[sort], offset, limit };
    return reviewPageRecord(await this.read<ReviewPageAnswer>(listReviews, variables));
  }

  private async idOf(sku: string): Promise<string | undefined> {
    const { product } = await this.read<{ product: { id: string } | null }>(findReviewedProduct, { sku });
    return product?.id;
  }

  private read<Data>(document: GraphqlDocument, variables: object): Promise<Data> {
    return failingAsShopError(() => this.client.graphql<Data>('service', document, variables, 'read'));
  }
}

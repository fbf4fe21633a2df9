import type { CustomerOrder } from '@manifold/domain/my-orders/contract';
import { isVirtualSku } from '@manifold/domain/quantity/allowed-quantity';
import type { MyReviews, OwnReview, StoredReview, UnreviewedProduct } from '@manifold/domain/reviews/own-review';
import { Injectable } from '@nestjs/common';
import {
  type DeskReviewRecord,
  ReviewDeskBackend,
} from '../../integrations/commercetools/ports/review-desk-backend.js';
import type { CustomerVisit } from '../account/index.js';
import { Orders } from '../orders/index.js';
import { SignedInCustomers } from '../visit/index.js';

/** Older purchases can be reviewed on the page of the product. */
const NEWEST_ORDERS = { offset: 0, limit: 50 };

/** Shows customers what they have reviewed, and what they may review. */
@Injectable()
export class OwnReviews {
  constructor(
    private readonly backend: ReviewDeskBackend,
    private readonly customers: SignedInCustomers,
    private readonly orders: Orders,
  ) {}

  /** Returns the customer's reviews, newest first, and purchased products without one. Throws `not-signed-in` for a guest. */
  async list(visit: CustomerVisit): Promise<MyReviews> {
    const customer = await this.customers.require(visit);
    const [reviews, { results: orders }] = await Promise.all([
      this.backend.ofCustomer(visit.market.storeKey, customer.id),
      this.orders.history(visit, NEWEST_ORDERS),
    ]);
    const reviewed = new Set(reviews.map(({ purchase }) => purchase));
    return { written: reviews.map(ownReview), toWrite: unreviewed(orders, reviewed) };
  }

  /** Returns all reviews of the customer with everything that is stored with them, newest first. */
  async copy(visit: CustomerVisit): Promise<StoredReview[]> {
    const customer = await this.customers.require(visit);
    const reviews = await this.backend.everyOfCustomer(visit.market.storeKey, customer.id);
    return reviews.map((review) => ({
      ...ownReview(review),
      authorName: review.authorName,
      locale: review.locale,
      consent: review.consent,
    }));
  }
}

const ownReview = (review: DeskReviewRecord): OwnReview => ({
  id: review.id,
  sku: review.sku,
  rating: review.rating,
  title: review.title,
  text: review.text,
  date: review.writtenAt.slice(0, 'YYYY-MM-DD'.length),
  state: review.state,
  refusalReason: review.refusalReason,
  answer: review.answer === '' ? null : review.answer,
});

/** Returns each product once, with its newest purchase that has no review. */
function unreviewed(orders: readonly CustomerOrder[], reviewed: ReadonlySet<string | null>): UnreviewedProduct[] {
  const found = new Map<string, UnreviewedProduct>();
  for (const { id, orderNumber, orderState, lineItems } of orders) {
    if (orderState === 'Cancelled') continue;
    for (const { sku, name, image } of lineItems) {
      if (isVirtualSku(sku) || found.has(sku) || reviewed.has(`${id} ${sku}`)) continue;
      found.set(sku, { sku, name, image, orderNumber });
    }
  }
  return [...found.values()];
}

import type { Rating } from '@manifold/domain/catalogue/contract';
import type { ReviewSort } from '@manifold/domain/reviews/contract';
import type { Shopper } from './cart-backend.js';
import type { Localised } from './catalogue-backend.js';

/** What was written, in one language and in all that it is known in. */
export interface ReviewWords {
  readonly own: string;
  readonly translations: Localised;
}

export interface ReviewRecord {
  readonly id: string;
  readonly authorName: string;
  readonly rating: number;
  /** ISO date and time. */
  readonly writtenAt: string;
  readonly source: string | null;
  /** Language or locale of the author. */
  readonly locale: string | null;
  readonly title: ReviewWords;
  readonly text: ReviewWords;
  readonly answer: ReviewWords | null;
}

export interface ReviewPageRecord {
  readonly total: number;
  readonly reviews: readonly ReviewRecord[];
  readonly statistics: (Rating & { readonly distribution: Readonly<Record<string, number>> }) | null;
}

export type ReviewedProduct = { readonly productId: string } | { readonly sku: string };

export interface ReviewPageWish {
  readonly sort: ReviewSort;
  readonly offset: number;
  readonly limit: number;
}

/** A review as its author writes it. */
export interface NewReviewRecord {
  readonly sku: string;
  readonly storeKey: string;
  readonly customerId: string;
  /** The order in which the author bought the product: there is one review of each. */
  readonly orderId: string;
  /** Public. */
  readonly authorName: string;
  readonly locale: string;
  readonly rating: number;
  readonly title: string | undefined;
  readonly text: string;
  /** Whether the author agreed that it is published; undefined where nobody asked. */
  readonly consent: boolean | undefined;
  /** ISO date and time. */
  readonly writtenAt: string;
}

/** What people say about products. Every method throws `ShopError('backend-unavailable')` when the backend is away. */
export abstract class ReviewBackend {
  /** A page of a product's reviews, those that count in its statistics alone; undefined when there is no such product. */
  abstract page(product: ReviewedProduct, wish: ReviewPageWish): Promise<ReviewPageRecord | undefined>;
  /** Ids of the shopper's own orders in the store that hold a SKU, cancelled ones left out, oldest first. */
  abstract purchases(shopper: Shopper, sku: string): Promise<string[]>;
  /** Those of the orders in which the SKU has its review. */
  abstract reviewedPurchases(orderIds: readonly string[], sku: string): Promise<string[]>;
  /** Hands a review in; it is shown when the project's staff let it. Its id, or undefined where the purchase has its review already. */
  abstract submit(review: NewReviewRecord): Promise<string | undefined>;
}

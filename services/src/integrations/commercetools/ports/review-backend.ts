import type { Rating } from '@manifold/domain/catalogue/contract';
import type { ReviewSort } from '@manifold/domain/reviews/contract';
import type { Shopper } from './cart-backend.js';
import type { Localised } from './catalogue-backend.js';

/** A text in the author's language, and its translations. */
export interface TranslatedText {
  readonly original: string;
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
  readonly title: TranslatedText;
  readonly text: TranslatedText;
  readonly answer: TranslatedText | null;
}

export interface ReviewPageRecord {
  readonly total: number;
  readonly reviews: readonly ReviewRecord[];
  readonly statistics: (Rating & { readonly distribution: Readonly<Record<string, number>> }) | null;
}

export type ReviewedProduct = { readonly productId: string } | { readonly sku: string };

export interface ReviewPageParams {
  readonly sort: ReviewSort;
  readonly offset: number;
  readonly limit: number;
}

/** A review as its author writes it. */
export interface NewReviewRecord {
  readonly sku: string;
  readonly storeKey: string;
  readonly customerId: string;
  /** The order with the product; each purchase has at most one review. */
  readonly orderId: string;
  /** Public. */
  readonly authorName: string;
  readonly locale: string;
  readonly rating: number;
  readonly title: string | undefined;
  readonly text: string;
  /** Whether the author agreed to the publication; undefined if not asked. */
  readonly consent: boolean | undefined;
  /** ISO date and time. */
  readonly writtenAt: string;
}

/** Reads and submits product reviews. Every method throws `backend-unavailable` if the backend is unavailable. */
export abstract class ReviewBackend {
  /** Returns a page of a product's reviews, only those included in its statistics; undefined for an unknown product. */
  abstract page(product: ReviewedProduct, params: ReviewPageParams): Promise<ReviewPageRecord | undefined>;
  /** Returns the ids of the shopper's orders in the store with a SKU, without cancelled ones, oldest first. */
  abstract purchases(shopper: Shopper, sku: string): Promise<string[]>;
  /** Returns the orders whose purchase of the SKU is already reviewed. */
  abstract reviewedPurchases(orderIds: readonly string[], sku: string): Promise<string[]>;
  /** Submits a review, which is shown after approval. Returns its id; undefined if the purchase is already reviewed. */
  abstract submit(review: NewReviewRecord): Promise<string | undefined>;
}

import type { Rating } from '@manifold/domain/catalogue/contract';
import type { ReviewSort } from '@manifold/domain/reviews/contract';
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

/** What people say about products. Every method throws `ShopError('backend-unavailable')` when the backend is away. */
export abstract class ReviewBackend {
  /** A page of a product's reviews, those that count in its statistics alone; undefined when there is no such product. */
  abstract page(product: ReviewedProduct, wish: ReviewPageWish): Promise<ReviewPageRecord | undefined>;
}

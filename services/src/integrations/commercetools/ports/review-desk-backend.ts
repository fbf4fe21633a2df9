import type { DeskReview, ReviewState } from '@manifold/domain/review-desk/contract';
import type { RefusalReason } from '@manifold/domain/reviews/own-review';

/** A review by a customer of a shop. */
export interface DeskReviewRecord extends Omit<DeskReview, 'countryCode'> {
  /** `{orderId} {sku}`. */
  readonly purchase: string | null;
  /** Whether the author agreed to its publication; null if they were not asked. */
  readonly consent: boolean | null;
}

export interface DeskReviewQuery {
  readonly storeKeys: readonly string[];
  readonly state: ReviewState;
  readonly offset: number;
  readonly limit: number;
}

/** The decision of staff about a review. */
export interface ReviewDecision {
  /** Null publishes it. */
  readonly refusalReason: RefusalReason | null;
  /** Empty for no answer. */
  readonly answer: string;
}

/** Reads reviews in all states and moderates them with the service client. Errors as in `CartBackend`. */
export abstract class ReviewDeskBackend {
  /** Returns a page of reviews in a state, oldest first. */
  abstract list(query: DeskReviewQuery): Promise<{ readonly reviews: DeskReviewRecord[]; readonly total: number }>;
  /** Returns the reviews of a customer in a store, newest first, at most 100. */
  abstract ofCustomer(storeKey: string, customerId: string): Promise<DeskReviewRecord[]>;
  /** Returns all reviews of a customer in a store, newest first. */
  abstract everyOfCustomer(storeKey: string, customerId: string): Promise<DeskReviewRecord[]>;
  /** Returns a review; undefined if it does not exist or was not written in a shop. */
  abstract review(id: string): Promise<DeskReviewRecord | undefined>;
  /** Applies a decision at exactly this version. Throws `conflict` if the version has changed. */
  abstract decide(review: DeskReviewRecord, version: number, decision: ReviewDecision): Promise<DeskReviewRecord>;
}

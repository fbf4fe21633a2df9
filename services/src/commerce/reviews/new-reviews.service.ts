import type { CustomerRequest } from '@manifold/domain/customer-api/operations';
import { authorNameOf, REVIEW_REFUSALS, type ReviewRefusal } from '@manifold/domain/reviews/new-review';
import type { ShopErrorCode } from '@manifold/domain/shop-error/contract';
import { invalidField, ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import type { CustomerRecord } from '../../integrations/commercetools/ports/customer-backend.js';
import { ReviewBackend } from '../../integrations/commercetools/ports/review-backend.js';
import { AccountAttempts, type CustomerVisit } from '../account/index.js';
import { Shoppers, SignedInCustomers } from '../visit/index.js';

type Request = CustomerRequest<'addReview'>;

const CODES: Readonly<Record<ReviewRefusal, ShopErrorCode>> = {
  'not-purchased': 'not-allowed',
  'already-reviewed': 'conflict',
};

const refusal = (reason: ReviewRefusal): ShopError =>
  new ShopError(CODES[reason], { details: { reason }, communicate: REVIEW_REFUSALS[reason] });

/** Accepts reviews by customers, one per purchase. (spec core §7, §8) */
@Injectable()
export class NewReviews {
  constructor(
    private readonly backend: ReviewBackend,
    private readonly customers: SignedInCustomers,
    private readonly shoppers: Shoppers,
    private readonly attempts: AccountAttempts,
  ) {}

  /**
   * Submits a review. Refuses guests, customers who have not bought this SKU, and those who have reviewed every purchase of it.
   * Throws `not-signed-in`, `not-allowed` (not purchased), `conflict` (all reviewed), `invalid-input` (consent) or
   * `too-many-attempts`.
   */
  async add(visit: CustomerVisit, request: Request): Promise<{ id: string }> {
    const customer = await this.customers.require(visit);
    const { address, market } = visit;
    const attempt = { storeKey: market.storeKey, email: customer.email, address };
    const written = await this.attempts.count('review', attempt, () => this.submit(visit, request, customer));
    // Each purchase has one review, so those that are accepted need no limit of their own.
    await this.attempts.forget('review', attempt);
    return written;
  }

  private async submit(visit: CustomerVisit, request: Request, customer: CustomerRecord): Promise<{ id: string }> {
    requireConsent(visit, request);
    const orderId = await this.unreviewedPurchase(visit, request.sku);
    const id = await this.backend.submit({
      ...request,
      title: request.title,
      consent: request.consent,
      authorName: request.authorName ?? ownName(customer),
      storeKey: visit.market.storeKey,
      customerId: customer.id,
      orderId,
      locale: visit.locale,
      writtenAt: new Date().toISOString(),
    });
    if (id === undefined) throw refusal('already-reviewed');
    return { id };
  }

  /** Returns the oldest order of the SKU without a review. */
  private async unreviewedPurchase(visit: CustomerVisit, sku: string): Promise<string> {
    const purchases = await this.shoppers.asCustomer(visit, (shopper) => this.backend.purchases(shopper, sku));
    if (purchases.length === 0) throw refusal('not-purchased');
    const reviewed = new Set(await this.backend.reviewedPurchases(purchases, sku));
    const open = purchases.find((orderId) => !reviewed.has(orderId));
    if (open === undefined) throw refusal('already-reviewed');
    return open;
  }
}

const ownName = ({ firstName, lastName }: CustomerRecord): string => authorNameOf(firstName, lastName);

/** Refuses a review without consent to its publication if the store asks for consent. (spec core §4) */
function requireConsent({ snapshot }: CustomerVisit, { consent }: Request): void {
  const isAsked = snapshot.document.sections['feature-toggles'].reviewConsent;
  if (isAsked && consent !== true) {
    throw invalidField('consent', 'consent-missing');
  }
}

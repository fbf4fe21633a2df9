import type { Review, ReviewPagedQueryResponse, ReviewUpdateAction } from '@commercetools/platform-sdk';
import { REFUSAL_REASONS } from '@manifold/domain/reviews/own-review';
import type { ReviewState } from '@manifold/domain/review-desk/contract';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { BackendFailure, withShopErrors } from '../connection/backend-failure.js';
import { CommercetoolsClient } from '../connection/commercetools.client.js';
import { SHOWN_REVIEW_STATE_KEY, SUBMITTED_REVIEW_STATE_KEY } from '../custom-types/custom-types.js';
import {
  type DeskReviewQuery,
  type DeskReviewRecord,
  ReviewDeskBackend,
  type ReviewDecision,
} from '../ports/review-desk-backend.js';
import { orderIdOf } from './review-draft.js';

const MAXIMUM_OWN = 100;
const MAXIMUM_OFFSET = 10_000;
/** A refused review stays out of the statistics, and has a reason. */
const REFUSED = 'custom(fields(moderationReason is defined))';
const OPEN = 'custom(fields(moderationReason is not defined))';
const STATES: Readonly<Record<ReviewState, string>> = {
  open: `includedInStatistics = false and ${OPEN}`,
  published: 'includedInStatistics = true',
  refused: `includedInStatistics = false and ${REFUSED}`,
};

function deskReview(review: Review): DeskReviewRecord {
  const fields = review.custom?.fields ?? {};
  const text = (name: string): string => (typeof fields[name] === 'string' ? fields[name] : '');
  const refusalReason = REFUSAL_REASONS.find((known) => known === text('moderationReason')) ?? null;
  const purchase = review.uniquenessValue ?? null;
  const closed = refusalReason ? 'refused' : 'open';
  return {
    id: review.id,
    version: review.version,
    state: review.includedInStatistics ? 'published' : closed,
    storeKey: text('store'),
    locale: review.locale ?? null,
    sku: text('sku'),
    authorName: review.authorName ?? '',
    rating: review.rating ?? 0,
    title: review.title ?? '',
    text: review.text ?? '',
    writtenAt: text('reviewCreatedAt') || review.createdAt,
    orderId: purchase === null ? null : orderIdOf(purchase),
    purchase,
    consent: typeof fields['consent'] === 'boolean' ? fields['consent'] : null,
    refusalReason,
    answer: text('customerCareResponseText'),
  };
}

/** Returns the actions of a decision. A published review that is refused later leaves the statistics. */
function decisionActions({ state }: DeskReviewRecord, { refusalReason, answer }: ReviewDecision): ReviewUpdateAction[] {
  const isShown = state === 'published';
  const isToBeShown = refusalReason === null;
  const key = isToBeShown ? SHOWN_REVIEW_STATE_KEY : SUBMITTED_REVIEW_STATE_KEY;
  const field = (name: string, value: string | null): ReviewUpdateAction => ({
    action: 'setCustomField',
    name,
    ...(value ? { value } : {}),
  });
  return [
    ...(isShown === isToBeShown ? [] : [{ action: 'transitionState', state: { typeId: 'state', key } } as const]),
    field('moderationReason', refusalReason),
    field('customerCareResponseText', answer),
  ];
}

/** Moderates reviews over REST, because only REST has parameters in predicates. */
@Injectable()
export class CommercetoolsReviewDesk extends ReviewDeskBackend {
  constructor(private readonly client: CommercetoolsClient) {
    super();
  }

  async list({ storeKeys, state, offset, limit }: DeskReviewQuery) {
    if (storeKeys.length === 0) return { reviews: [], total: 0 };
    const where = `custom(fields(store in (:stores) and source = "shop")) and ${STATES[state]}`;
    const { results, total } = await this.query({
      where,
      'var.stores': [...storeKeys],
      sort: ['createdAt asc', 'id asc'],
      offset,
      limit,
      withTotal: true,
    });
    return { reviews: results.map(deskReview), total: total ?? results.length };
  }

  async ofCustomer(storeKey: string, customerId: string): Promise<DeskReviewRecord[]> {
    return this.pageOfCustomer(storeKey, customerId, 0);
  }

  async everyOfCustomer(storeKey: string, customerId: string): Promise<DeskReviewRecord[]> {
    const found: DeskReviewRecord[] = [];
    // The platform refuses an offset over 10,000.
    for (let offset = 0; offset <= MAXIMUM_OFFSET; offset += MAXIMUM_OWN) {
      const page = await this.pageOfCustomer(storeKey, customerId, offset);
      found.push(...page);
      if (page.length < MAXIMUM_OWN) break;
    }
    return found;
  }

  private async pageOfCustomer(storeKey: string, customerId: string, offset: number): Promise<DeskReviewRecord[]> {
    const { results } = await this.query({
      where: 'customer(id = :customer) and custom(fields(store = :store))',
      'var.customer': customerId,
      'var.store': storeKey,
      sort: ['createdAt desc', 'id asc'],
      offset,
      limit: MAXIMUM_OWN,
    });
    return results.map(deskReview);
  }

  async review(id: string): Promise<DeskReviewRecord | undefined> {
    try {
      const found = await this.client.rest<Review>('GET /reviews/id', 'read', (project) =>
        project.reviews().withId({ ID: id }).get(),
      );
      return found.custom?.fields['source'] === 'shop' ? deskReview(found) : undefined;
    } catch (error) {
      if (error instanceof BackendFailure && error.isMissing) return undefined;
      return withShopErrors(() => Promise.reject(error));
    }
  }

  async decide(review: DeskReviewRecord, version: number, decision: ReviewDecision): Promise<DeskReviewRecord> {
    const body = { version, actions: decisionActions(review, decision) };
    try {
      const changed = await this.client.rest<Review>('POST /reviews/id', 'write', (project) =>
        project.reviews().withId({ ID: review.id }).post({ body }),
      );
      return deskReview(changed);
    } catch (error) {
      if (error instanceof BackendFailure && error.isConflict) throw new ShopError('conflict', { cause: error });
      return withShopErrors(() => Promise.reject(error));
    }
  }

  private query(queryArgs: NonNullable<Parameters<ReviewsRequest['get']>[0]>['queryArgs']) {
    return withShopErrors(() =>
      this.client.rest<ReviewPagedQueryResponse>('GET /reviews', 'read', (project) =>
        project.reviews().get({ ...(queryArgs ? { queryArgs } : {}) }),
      ),
    );
  }
}

type ReviewsRequest = ReturnType<Parameters<Parameters<CommercetoolsClient['rest']>[2]>[0]['reviews']>;

import { commerceOperations, type CommerceOperationName } from '@manifold/domain/commerce-api/operations';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

/** Answers out of memory: the same view model over and over. */
const FROM_MEMORY: ReadonlySet<CommerceOperationName> = new Set([
  'getCategories',
  'getCategory',
  'getProducts',
  'getProduct',
  'getReviews',
  'searchProducts',
  'quickSearch',
]);
const ALWAYS_CHECKED = 100;
const THEN_ONE_IN = 100;

/** Holds answers against their contract while E2E=true: an answer that breaks it is found in tests and is not paid for by shoppers. */
@Injectable()
export class AnswerCheck {
  private readonly seen = new Map<CommerceOperationName, number>();

  constructor(private readonly env: Env) {}

  /** Throws when the answer is not one of the operation. Of answers out of memory the first hundred are checked, then one in a hundred. */
  require(name: CommerceOperationName, response: unknown): void {
    if (!this.env.e2e) return;
    const count = (this.seen.get(name) ?? 0) + 1;
    this.seen.set(name, count);
    const isSpared = FROM_MEMORY.has(name) && count > ALWAYS_CHECKED && count % THEN_ONE_IN > 0;
    if (!isSpared) commerceOperations[name].response.parse(response);
  }
}

import { commerceOperations, type CommerceOperationName } from '@manifold/domain/commerce-api/operations';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';

/** Operations with cached answers, which repeat the same view model. */
const CACHED_OPERATIONS: ReadonlySet<CommerceOperationName> = new Set([
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

/** Checks answers against their contract if E2E=true: in tests, not in production. */
@Injectable()
export class AnswerCheck {
  private readonly seen = new Map<CommerceOperationName, number>();

  constructor(private readonly env: Env) {}

  /** Throws if an answer breaks the contract. Of cached answers the first hundred are checked, then one in a hundred. */
  check(name: CommerceOperationName, response: unknown): void {
    if (!this.env.e2e) return;
    const count = (this.seen.get(name) ?? 0) + 1;
    this.seen.set(name, count);
    const isSpared = CACHED_OPERATIONS.has(name) && count > ALWAYS_CHECKED && count % THEN_ONE_IN > 0;
    if (!isSpared) commerceOperations[name].response.parse(response);
  }
}

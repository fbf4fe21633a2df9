import {
  commerceOperations,
  type CommerceOperationName,
  type CommerceOperations,
  type CommerceRequest,
} from '@manifold/domain/commerce-api/operations';
import { operationByName } from '@manifold/domain/commerce-api/operation';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import type { Snapshot } from '@manifold/domain/store-document/contract';
import { Injectable } from '@nestjs/common';
import { ROUTE_NOT_FOUND } from '../../platform/errors/failure.js';
import { AnswerCheck } from './answer-check.js';
import { CommerceHandlers } from './commerce-handlers.service.js';
import { parsedRequest } from './operation-parameters.js';
import { type Visit, Visits } from '../visit/index.js';

/** Who asks: the store and locale of the request, its `Cookie` header, and where the cookies of the answer go. */
export interface Caller {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly cookie: string | undefined;
  /** What the tabs of a browser without a session share: the `x-first-visit` header. */
  readonly firstVisit?: string | undefined;
  readonly keepCookies: (values: readonly string[]) => void;
}

/** The shopper's operations by name, input and answer checked: one door for the HTTP API and for the pages of this process. */
@Injectable()
export class ShopperOperations {
  constructor(
    private readonly visits: Visits,
    private readonly handlers: CommerceHandlers,
    private readonly check: AnswerCheck,
  ) {}

  /** The operation's `data`. Throws `not-found` for a name that is none, and what the operation itself refuses with. */
  async call(
    asked: string,
    { snapshot, locale, cookie, firstVisit, keepCookies }: Caller,
    request: unknown,
  ): Promise<unknown> {
    const name = operationByName(commerceOperations, asked);
    if (!name) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
    const visit = await this.visits.begin(snapshot, locale, cookie, firstVisit);
    try {
      return await this.run(name, visit, request);
    } finally {
      // A session that was opened stands even where its request was refused.
      const cookies = await this.visits.cookies(visit);
      if (cookies.length > 0) keepCookies(cookies);
    }
  }

  private async run<Name extends CommerceOperationName>(name: Name, visit: Visit, body: unknown): Promise<unknown> {
    const operation: CommerceOperations[CommerceOperationName] = commerceOperations[name];
    // Parsed by the same operation's schema, which the compiler cannot follow through a union.
    const request = parsedRequest(operation, body, visit.market.storeKey) as CommerceRequest<Name>;
    const response = await this.handlers.call(name, visit, request);
    this.check.require(name, response);
    return response;
  }
}

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
import { parsedRequest } from './operation-parameters.js';
import { type Visit, Visits } from '../visit/index.js';
import { OperationHandlers } from './operation-handlers.js';

/** The handlers of the shopper's operations. `ShopperOperations` parses requests and responses. */
@Injectable()
export class CommerceHandlers extends OperationHandlers<CommerceOperations, Visit> {
  constructor() {
    super(commerceOperations);
  }
}

/** The caller of an operation: store and locale of the request, its `Cookie` header, and a function that sets cookies. */
export interface Caller {
  readonly snapshot: Snapshot;
  readonly locale: string;
  readonly cookie: string | undefined;
  /** The `x-first-visit` header, which the tabs of a browser without a session share. */
  readonly firstVisit?: string | undefined;
  readonly setCookies: (values: readonly string[]) => void;
}

/** Runs the shopper's operations by name for the HTTP API and for the pages of this process; parses requests and, in tests, responses. */
@Injectable()
export class ShopperOperations {
  constructor(
    private readonly visits: Visits,
    private readonly handlers: CommerceHandlers,
    private readonly check: AnswerCheck,
  ) {}

  /** Returns the operation's `data`. Throws `not-found` for an unknown name, and the refusals of the operation. */
  async call(
    requestedName: string,
    { snapshot, locale, cookie, firstVisit, setCookies }: Caller,
    request: unknown,
  ): Promise<unknown> {
    const name = operationByName(commerceOperations, requestedName);
    if (!name) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
    const visit = await this.visits.begin(snapshot, locale, cookie, firstVisit);
    try {
      return await this.run(name, visit, request);
    } finally {
      // A new session is stored even if the request was refused.
      const cookies = await this.visits.cookies(visit);
      if (cookies.length > 0) setCookies(cookies);
    }
  }

  private async run<Name extends CommerceOperationName>(name: Name, visit: Visit, body: unknown): Promise<unknown> {
    const operation: CommerceOperations[CommerceOperationName] = commerceOperations[name];
    // Parsed by the schema of the same operation, which the compiler cannot infer through the union.
    const request = parsedRequest(operation, body, visit.market.storeKey) as CommerceRequest<Name>;
    const response = await this.handlers.call(name, visit, request);
    this.check.check(name, response);
    return response;
  }
}

import {
  customerOperations,
  type CustomerOperationName,
  type CustomerOperations,
} from '@manifold/domain/customer-api/operations';
import { operationByName } from '@manifold/domain/commerce-api/operation';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { communicating } from '../../platform/errors/communicated-failure.js';
import { ROUTE_NOT_FOUND } from '../../platform/errors/failure.js';
import { parsedRequest } from '../operations/operation-parameters.js';
import type { Caller } from '../operations/shopper-operations.service.js';
import { Visits } from '../visit/visits.service.js';
import { CustomerCalls } from './customer-calls.service.js';
import type { CustomerVisit } from './customer-visit.js';

/** Who asks, also from which network address. */
export interface CustomerCaller extends Caller {
  readonly address: string;
}

/** The customer's operations by name, input and answer checked. */
@Injectable()
export class CustomerAccounts {
  constructor(
    private readonly visits: Visits,
    private readonly calls: CustomerCalls,
    private readonly env: Env,
  ) {}

  /** The operation's `data`. Throws `not-found` for a name that is none, and what the operation itself refuses with. */
  async call(asked: string, caller: CustomerCaller, request: unknown): Promise<unknown> {
    const name = operationByName(customerOperations, asked);
    if (!name) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
    const { snapshot, locale, cookie, keepCookies, address } = caller;
    const { communicate }: CustomerOperations[CustomerOperationName] = customerOperations[name];
    const kept: string[] = [];
    const keepCookie = (value: string): void => void kept.push(value);
    const visit = { ...(await this.visits.begin(snapshot, locale, cookie)), address, cookie, keepCookie };
    try {
      return await communicating(communicate, () => this.run(name, visit, request));
    } finally {
      // A session that ended or changed hands has done so even where its request was refused.
      const cookies = [...(await this.visits.cookies(visit)), ...kept];
      if (cookies.length > 0) keepCookies(cookies);
    }
  }

  private async run<Name extends CustomerOperationName>(
    name: Name,
    visit: CustomerVisit,
    body: unknown,
  ): Promise<unknown> {
    const operation: CustomerOperations[CustomerOperationName] = customerOperations[name];
    const request = parsedRequest(operation, body, visit.market.storeKey);
    // Request and call are of the same operation, which the compiler cannot follow through a union.
    const call = this.calls[name] as (visit: CustomerVisit, request: unknown) => Promise<unknown>;
    const response = await call(visit, request);
    if (this.env.e2e) operation.response.parse(response);
    return response;
  }
}

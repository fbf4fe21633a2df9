import {
  customerOperations,
  type CustomerOperationName,
  type CustomerOperations,
  type CustomerRequest,
} from '@manifold/domain/customer-api/operations';
import { operationByName } from '@manifold/domain/commerce-api/operation';
import { ShopError } from '@manifold/domain/shop-error/shop-error';
import { Injectable } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { communicating } from '../../platform/errors/communicated-failure.js';
import { ROUTE_NOT_FOUND } from '../../platform/errors/failure.js';
import { type Caller, parsedRequest } from '../operations/index.js';
import { Visits } from '../visit/index.js';
import { CustomerHandlers } from './customer-handlers.service.js';
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
    private readonly handlers: CustomerHandlers,
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
    // Parsed by the same operation's schema, which the compiler cannot follow through a union.
    const request = parsedRequest(operation, body, visit.market.storeKey) as CustomerRequest<Name>;
    const response = await this.handlers.call(name, visit, request);
    if (this.env.e2e) operation.response.parse(response);
    return response;
  }
}

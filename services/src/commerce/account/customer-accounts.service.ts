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
import { type HttpCaller, parsedRequest } from '../operations/index.js';
import { CustomerHandlers, type CustomerVisit } from './customer-handlers.service.js';
import { CustomerVisits } from './customer-visits.service.js';

/** Runs the customer's operations by name, and parses requests and, in tests, responses. */
@Injectable()
export class CustomerAccounts {
  constructor(
    private readonly visits: CustomerVisits,
    private readonly handlers: CustomerHandlers,
    private readonly env: Env,
  ) {}

  /** Returns the operation's `data`. Throws `not-found` for an unknown name, and the refusals of the operation. */
  async call(requestedName: string, caller: HttpCaller, request: unknown): Promise<unknown> {
    const name = operationByName(customerOperations, requestedName);
    if (!name) throw new ShopError('not-found', { message: ROUTE_NOT_FOUND });
    const { communicate }: CustomerOperations[CustomerOperationName] = customerOperations[name];
    return this.visits.run(caller, (visit) => communicating(communicate, () => this.run(name, visit, request)));
  }

  private async run<Name extends CustomerOperationName>(
    name: Name,
    visit: CustomerVisit,
    body: unknown,
  ): Promise<unknown> {
    const operation: CustomerOperations[CustomerOperationName] = customerOperations[name];
    // Parsed by the schema of the same operation, which the compiler cannot infer through the union.
    const request = parsedRequest(operation, body, visit.market.storeKey) as CustomerRequest<Name>;
    const response = await this.handlers.call(name, visit, request);
    if (this.env.e2e) operation.response.parse(response);
    return response;
  }
}

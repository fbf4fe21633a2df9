import {
  customerOperations,
  type CustomerOperationName,
  type CustomerRequest,
  type CustomerResponse,
} from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { OperationHandlers } from '../operations/index.js';
import type { CustomerVisit } from './customer-visit.js';

type Handlers = {
  readonly [Name in CustomerOperationName]: (
    visit: CustomerVisit,
    request: CustomerRequest<Name>,
  ) => Promise<CustomerResponse<Name>>;
};

/** The handlers of the customer's operations, typed by the table of operations in domain. */
@Injectable()
export class CustomerHandlers extends OperationHandlers<Handlers> {
  constructor() {
    super(Object.keys(customerOperations) as CustomerOperationName[]);
  }

  /** Runs an operation for a visit. Neither request nor answer is checked here: `CustomerAccounts` does that. */
  call<Name extends CustomerOperationName>(
    name: Name,
    visit: CustomerVisit,
    request: CustomerRequest<Name>,
  ): Promise<CustomerResponse<Name>> {
    return this.handlerOf(name)(visit, request);
  }
}

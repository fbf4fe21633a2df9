import { customerOperations, type CustomerOperations } from '@manifold/domain/customer-api/operations';
import { Injectable } from '@nestjs/common';
import { OperationHandlers } from '../operations/index.js';
import type { Visit } from '../visit/index.js';

/** A request about an account, with its network address and cookies for the limits on attempts. */
export interface CustomerVisit extends Visit {
  /** The network address. */
  readonly address: string;
  /** The `Cookie` header, which identifies a known browser. */
  readonly cookie: string | undefined;
  /** The `User-Agent` header, by which customers recognise their devices. */
  readonly userAgent: string;
  /** Adds a `Set-Cookie` value to the answer. */
  readonly addCookie: (value: string) => void;
}

/** The handlers of the customer's operations. `CustomerAccounts` parses requests and responses. */
@Injectable()
export class CustomerHandlers extends OperationHandlers<CustomerOperations, CustomerVisit> {
  constructor() {
    super(customerOperations);
  }
}

import {
  commerceOperations,
  type CommerceOperationName,
  type CommerceRequest,
  type CommerceResponse,
} from '@manifold/domain/commerce-api/operations';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { OperationHandlers } from './operation-handlers.js';

type Handlers = {
  readonly [Name in CommerceOperationName]: (
    visit: Visit,
    request: CommerceRequest<Name>,
  ) => Promise<CommerceResponse<Name>>;
};

/** The handlers of the shopper's operations, typed by the table of operations in domain. */
@Injectable()
export class CommerceHandlers extends OperationHandlers<Handlers> {
  constructor() {
    super(Object.keys(commerceOperations) as CommerceOperationName[]);
  }

  /** Runs an operation for a visit. Neither request nor answer is checked here: `ShopperOperations` does that. */
  call<Name extends CommerceOperationName>(
    name: Name,
    visit: Visit,
    request: CommerceRequest<Name>,
  ): Promise<CommerceResponse<Name>> {
    return this.handlerOf(name)(visit, request);
  }
}

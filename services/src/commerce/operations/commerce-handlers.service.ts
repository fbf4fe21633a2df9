import { commerceOperations, type CommerceOperations } from '@manifold/domain/commerce-api/operations';
import { Injectable } from '@nestjs/common';
import type { Visit } from '../visit/index.js';
import { OperationHandlers } from './operation-handlers.js';

/** The handlers of the shopper's operations. `ShopperOperations` parses requests and responses. */
@Injectable()
export class CommerceHandlers extends OperationHandlers<CommerceOperations, Visit> {
  constructor() {
    super(commerceOperations);
  }
}

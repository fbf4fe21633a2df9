import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { Controller } from '@nestjs/common';
import { OperationsController } from './operations.controller.js';
import { ShopperOperations } from './shopper-operations.service.js';

/** The shopper's operations: `POST /api/commerce/{operation}`. */
@Controller('api/commerce')
export class CommerceController extends OperationsController {
  constructor(operations: ShopperOperations) {
    super(commerceOperations, operations);
  }
}

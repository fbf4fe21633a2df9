import { Module } from '@nestjs/common';
import { VisitModule } from '../visit/index.js';
import { AnswerCheck } from './answer-check.js';
import { CommerceController } from './commerce.controller.js';
import { ShopperOperations, CommerceHandlers } from './shopper-operations.service.js';

/** Dispatches the shopper's operations to the handlers that other modules register. */
@Module({
  imports: [VisitModule],
  controllers: [CommerceController],
  providers: [AnswerCheck, CommerceHandlers, ShopperOperations],
  exports: [CommerceHandlers, ShopperOperations],
})
export class OperationsModule {}

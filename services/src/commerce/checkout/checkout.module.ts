import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CartModule } from '../cart/index.js';
import { OperationsModule } from '../operations/index.js';
import { VisitModule } from '../visit/index.js';
import { CheckoutOperations } from './checkout-operations.js';
import { Checkout } from './checkout.service.js';

/** The steps between a cart and its order: addresses, shipping methods, payment methods. */
@Module({
  imports: [CartModule, CommercetoolsModule, OperationsModule, VisitModule],
  providers: [Checkout, CheckoutOperations],
})
export class CheckoutModule {}

import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { CartModule } from '../cart/index.js';
import { OperationsModule } from '../operations/index.js';
import { VatCheckModule } from '../vat-check/index.js';
import { VisitModule } from '../visit/index.js';
import { CheckoutOperations } from './checkout-operations.js';
import { Checkout } from './checkout.service.js';

/** The steps between a cart and its order: addresses, shipping methods, payment methods. */
@Module({
  imports: [CartModule, CommercetoolsModule, OperationsModule, VatCheckModule, VisitModule],
  providers: [Checkout, CheckoutOperations],
  exports: [Checkout],
})
export class CheckoutModule {}

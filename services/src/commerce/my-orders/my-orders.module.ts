import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { AccountModule } from '../account/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { OrdersModule } from '../orders/index.js';
import { MyOrderOperations } from './my-order-operations.js';
import { OrderDocuments } from './order-documents.service.js';
import { OrderHistory } from './order-history.service.js';

/** The orders of a signed-in customer: list, details and returns. */
@Module({
  imports: [AccountModule, CommercetoolsModule, InvoicesModule, OrdersModule],
  providers: [MyOrderOperations, OrderDocuments, OrderHistory],
  exports: [OrderHistory],
})
export class MyOrdersModule {}

import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CartModule } from '../cart/index.js';
import { OperationsModule } from '../operations/index.js';
import { PaymentsModule } from '../payments/index.js';
import { VatCheckModule } from '../vat-check/index.js';
import { VisitModule } from '../visit/index.js';
import { AttemptOrders } from './attempt-orders.service.js';
import { EarlyPayments } from './early-payments.service.js';
import { EnsureOrder } from './ensure-order.service.js';
import { OrderJobs } from './order-jobs.service.js';
import { OrderOperations } from './order-operations.js';
import { OrderPayments } from './order-payments.service.js';
import { OrderPlacement } from './order-placement.service.js';
import { Orders } from './orders.service.js';

/** Places orders, finishes them after a crash, and lists the shopper's own. */
@Module({
  imports: [CartModule, CommercetoolsModule, JobsModule, OperationsModule, PaymentsModule, VatCheckModule, VisitModule],
  providers: [
    AttemptOrders,
    EarlyPayments,
    EnsureOrder,
    OrderJobs,
    OrderOperations,
    OrderPayments,
    OrderPlacement,
    Orders,
  ],
  exports: [EnsureOrder, OrderPayments, Orders],
})
export class OrdersModule {}

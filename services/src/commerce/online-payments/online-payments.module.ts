import { Module } from '@nestjs/common';
import { AdyenModule } from '../../integrations/adyen/adyen.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CartModule } from '../cart/index.js';
import { CheckoutModule } from '../checkout/index.js';
import { OperationsModule } from '../operations/index.js';
import { OrdersModule } from '../orders/index.js';
import { PaymentsModule } from '../payments/index.js';
import { VatCheckModule } from '../vat-check/index.js';
import { VisitModule } from '../visit/index.js';
import { ExpressPayments } from './express-payments.service.js';
import { OfferedMethods } from './offered-methods.service.js';
import { OnlinePaymentAnswers } from './online-payment-answers.service.js';
import { OnlinePaymentJobs } from './online-payment-jobs.service.js';
import { OnlinePaymentOperations } from './online-payment-operations.js';
import { OnlinePayments } from './online-payments.service.js';
import { ProviderCalls } from './provider-calls.service.js';
import { UnansweredPaymentsController } from './unanswered-payments.controller.js';
import { UnansweredPayments } from './unanswered-payments.service.js';

/** Pays carts with the payment provider and finishes payments after a crash. */
@Module({
  imports: [
    AdyenModule,
    AuthModule,
    CartModule,
    CheckoutModule,
    JobsModule,
    OperationsModule,
    OrdersModule,
    PaymentsModule,
    VatCheckModule,
    VisitModule,
  ],
  controllers: [UnansweredPaymentsController],
  providers: [
    ExpressPayments,
    OfferedMethods,
    OnlinePaymentAnswers,
    OnlinePaymentJobs,
    OnlinePaymentOperations,
    OnlinePayments,
    ProviderCalls,
    UnansweredPayments,
  ],
})
export class OnlinePaymentsModule {}

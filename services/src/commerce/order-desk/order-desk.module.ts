import { Module } from '@nestjs/common';
import { AdyenModule } from '../../integrations/adyen/adyen.module.js';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { InvoicesModule } from '../invoices/index.js';
import { MailsModule } from '../mails/index.js';
import { OrderTimelineModule } from '../order-timeline/index.js';
import { VatCheckModule } from '../vat-check/index.js';
import { AccessibleOrders } from './accessible-orders.service.js';
import { CancellationMails } from './cancellation-mails.service.js';
import { CartTimeline } from './cart-timeline.js';
import { CheckoutTimeline } from './checkout-timeline.js';
import { ConfirmedRequests } from './confirmed-requests.service.js';
import { DeskAudit } from './desk-audit.repository.js';
import { DeskOrders } from './desk-orders.service.js';
import { InterruptedRequests } from './interrupted-requests.service.js';
import { InvoiceTimeline } from './invoice-timeline.js';
import { MailTimeline } from './mail-timeline.js';
import { OrderActionRunner } from './order-action-runner.service.js';
import { OrderCorrespondenceController } from './order-correspondence.controller.js';
import { OrderCorrespondences } from './order-correspondence.service.js';
import { OrderDeskController } from './order-desk.controller.js';
import { OrderPayments } from './order-payments.repository.js';
import { OrderRequestsController } from './order-requests.controller.js';
import { OrderRequestRows } from './order-requests.repository.js';
import { OrderRequests } from './order-requests.service.js';
import { OrderSearches } from './order-search.service.js';
import { PaymentActions } from './payment-actions.js';
import { ProviderPaymentActions } from './provider-payment-actions.js';
import { StaffTimeline } from './staff-timeline.js';
import { TransferRefunds } from './transfer-refunds.service.js';
import { VatTimeline } from './vat-timeline.js';
import { WebhookTimeline } from './webhook-timeline.js';

/** The order desk of the console: search, view and actions on orders. */
@Module({
  imports: [
    AdyenModule,
    CommercetoolsModule,
    InvoicesModule,
    MailsModule,
    OrderTimelineModule,
    RateLimitsModule,
    VatCheckModule,
  ],
  controllers: [OrderCorrespondenceController, OrderDeskController, OrderRequestsController],
  providers: [
    AccessibleOrders,
    CancellationMails,
    CartTimeline,
    CheckoutTimeline,
    ConfirmedRequests,
    DeskAudit,
    DeskOrders,
    InterruptedRequests,
    InvoiceTimeline,
    MailTimeline,
    OrderActionRunner,
    OrderCorrespondences,
    OrderPayments,
    OrderRequestRows,
    OrderRequests,
    OrderSearches,
    StaffTimeline,
    TransferRefunds,
    VatTimeline,
    WebhookTimeline,
    { provide: PaymentActions, useClass: ProviderPaymentActions },
  ],
})
export class OrderDeskModule {}

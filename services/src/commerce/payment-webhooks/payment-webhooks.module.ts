import { Module } from '@nestjs/common';
import { WebhookReader } from '../../integrations/adyen/webhooks/webhook-reader.js';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { InvoicesModule } from '../invoices/index.js';
import { MailOutboxModule } from '../mail-outbox/index.js';
import { PaymentsModule } from '../payments/index.js';
import { MerchantAccounts } from './merchant-accounts.service.js';
import { OpenWebhooksController } from './open-webhooks.controller.js';
import { OpenPaymentWebhooks } from './open-webhooks.service.js';
import { PaymentEventMails } from './payment-event-mails.service.js';
import { PaymentLedger } from './payment-ledger.repository.js';
import { PaymentMirror } from './payment-mirror.service.js';
import { RefundCredits } from './refund-credits.service.js';
import { UnreportedPayments } from './unreported-payments.service.js';
import { WebhookInbox } from './webhook-inbox.repository.js';
import { WebhookIntake } from './webhook-intake.service.js';
import { WebhookJobs } from './webhook-jobs.service.js';
import { WebhookProcessing } from './webhook-processing.service.js';
import { WebhooksController } from './webhooks.controller.js';

/** Receives webhooks of the payment provider, and mirrors them in ledger and commerce backend. */
@Module({
  imports: [AuthModule, CommercetoolsModule, InvoicesModule, JobsModule, MailOutboxModule, PaymentsModule],
  controllers: [OpenWebhooksController, WebhooksController],
  providers: [
    MerchantAccounts,
    OpenPaymentWebhooks,
    PaymentEventMails,
    PaymentLedger,
    PaymentMirror,
    RefundCredits,
    UnreportedPayments,
    WebhookInbox,
    WebhookIntake,
    WebhookJobs,
    WebhookProcessing,
    WebhookReader,
  ],
})
export class PaymentWebhooksModule {}

import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AuthModule } from '../../platform/auth/auth.module.js';
import { MailModule } from '../../platform/mail/mail.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { BrandPicturesModule } from '../brand-pictures/index.js';
import { CatalogueModule } from '../catalogue/index.js';
import { InvoicesModule } from '../invoices/index.js';
import { MailOutboxModule } from '../mail-outbox/index.js';
import { PaymentsModule } from '../payments/index.js';
import { MailComposer } from './mail-composer.service.js';
import { MailPreviewsController } from './mail-previews.controller.js';
import { MailPreviews } from './mail-previews.service.js';
import { MailTextFiles } from './mail-texts.service.js';
import { OrderMailContent } from './order-mail-content.service.js';
import { OrderMailJobs } from './order-mail-jobs.service.js';
import { OrderMails } from './order-mails.service.js';
import { RunningCancellations } from './running-cancellations.repository.js';
import { TestMailAudit } from './test-mail-audit.repository.js';

/** Composes mails to customers, and sends those about orders. */
@Module({
  imports: [
    AuthModule,
    BrandPicturesModule,
    CatalogueModule,
    CommercetoolsModule,
    InvoicesModule,
    JobsModule,
    MailModule,
    MailOutboxModule,
    PaymentsModule,
    RateLimitsModule,
  ],
  controllers: [MailPreviewsController],
  providers: [
    MailComposer,
    MailPreviews,
    MailTextFiles,
    OrderMailContent,
    OrderMailJobs,
    OrderMails,
    RunningCancellations,
    TestMailAudit,
  ],
  exports: [MailComposer, MailModule, OrderMails],
})
export class MailsModule {}

import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { NewsletterSystemModule } from '../../integrations/newsletter/newsletter-system.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { RateLimitsModule } from '../../platform/rate-limits/rate-limits.module.js';
import { AccountModule } from '../account/index.js';
import { ConsentTextsModule } from '../consent-texts/index.js';
import { MailsModule } from '../mails/index.js';
import { OperationsModule } from '../operations/index.js';
import { VisitModule } from '../visit/index.js';
import { ConsentLinkLog } from './consent-link-log.repository.js';
import { NewsletterJobs } from './newsletter-jobs.service.js';
import { NewsletterOperations } from './newsletter-operations.js';
import { NewsletterSubscriptions } from './newsletter-subscriptions.repository.js';
import { NewsletterRecords } from './newsletter-records.service.js';
import { Newsletter } from './newsletter.service.js';
import { OneClickController } from './one-click.controller.js';

/** The newsletter with double opt-in, and the channels of customers. */
@Module({
  imports: [
    AccountModule,
    CommercetoolsModule,
    ConsentTextsModule,
    JobsModule,
    MailsModule,
    NewsletterSystemModule,
    OperationsModule,
    RateLimitsModule,
    VisitModule,
  ],
  controllers: [OneClickController],
  providers: [
    ConsentLinkLog,
    Newsletter,
    NewsletterJobs,
    NewsletterOperations,
    NewsletterRecords,
    NewsletterSubscriptions,
  ],
  exports: [Newsletter, NewsletterRecords, NewsletterSubscriptions],
})
export class NewsletterModule {}

import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { AccountModule } from '../account/index.js';
import { MailsModule } from '../mails/index.js';
import { ReviewAudit } from './review-audit.repository.js';
import { ReviewDesk } from './review-desk.service.js';
import { ReviewDeskController } from './review-desk.controller.js';
import { ReviewMail } from './review-mail.service.js';

/** The moderation of reviews in the console, and the mail about a published one. */
@Module({
  imports: [AccountModule, CommercetoolsModule, JobsModule, MailsModule],
  controllers: [ReviewDeskController],
  providers: [ReviewAudit, ReviewDesk, ReviewMail],
})
export class ReviewDeskModule {}

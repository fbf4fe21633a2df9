import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailsModule } from '../mails/index.js';
import { AccountMail } from './account-mail.service.js';
import { AccountNotices } from './account-notices.service.js';
import { MailJobs } from './mail-jobs.repository.js';

/** Mails about accounts. */
@Module({
  imports: [JobsModule, MailsModule],
  providers: [AccountMail, AccountNotices, MailJobs],
  exports: [AccountMail, AccountNotices, MailJobs],
})
export class AccountMailsModule {}

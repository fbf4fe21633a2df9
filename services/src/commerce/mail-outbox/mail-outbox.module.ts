import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailOutbox } from './mail-outbox.repository.js';

/** The outbox of mails about orders. */
@Module({ imports: [JobsModule], providers: [MailOutbox], exports: [MailOutbox] })
export class MailOutboxModule {}

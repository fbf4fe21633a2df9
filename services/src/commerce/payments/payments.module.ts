import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { MailOutboxModule } from '../mail-outbox/index.js';
import { Checkouts } from './checkouts.repository.js';
import { OnlineAttempts } from './online-attempts.repository.js';
import { PaymentOutcomes } from './payment-outcomes.repository.js';
import { PaymentAttempts } from './payment-attempts.repository.js';
import { PaymentJobs } from './payment-jobs.repository.js';

/** Payment methods of a cart, its order number and its payment attempts. */
@Module({
  imports: [JobsModule, MailOutboxModule],
  providers: [Checkouts, OnlineAttempts, PaymentAttempts, PaymentJobs, PaymentOutcomes],
  exports: [Checkouts, OnlineAttempts, PaymentAttempts, PaymentOutcomes],
})
export class PaymentsModule {}

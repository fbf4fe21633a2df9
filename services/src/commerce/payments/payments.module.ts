import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { Checkouts } from './checkouts.repository.js';
import { PaymentAttempts } from './payment-attempts.repository.js';

/** Payment methods of a cart, its order number and its payment attempts. */
@Module({
  imports: [JobsModule],
  providers: [Checkouts, PaymentAttempts],
  exports: [Checkouts, PaymentAttempts],
})
export class PaymentsModule {}

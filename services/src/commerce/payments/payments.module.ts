import { Module } from '@nestjs/common';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { Checkouts } from './checkouts.repository.js';
import { PaymentAttempts } from './payment-attempts.repository.js';

/** How a cart can be paid, its order number, and the attempts to pay it. */
@Module({
  imports: [JobsModule],
  providers: [Checkouts, PaymentAttempts],
  exports: [Checkouts, PaymentAttempts],
})
export class PaymentsModule {}

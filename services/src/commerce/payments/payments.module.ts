import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { JobsModule } from '../../platform/jobs/jobs.module.js';
import { CartEventsModule } from '../cart-events/index.js';
import { MailOutboxModule } from '../mail-outbox/index.js';
import { AttemptReleases } from './attempt-releases.service.js';
import { Checkouts } from './checkouts.repository.js';
import { CrashPoints } from './crash-points.js';
import { OnlineAttempts } from './online-attempts.repository.js';
import { OpenCarts } from './open-carts.service.js';
import { PaymentOutcomes } from './payment-outcomes.repository.js';
import { PaymentAttempts } from './payment-attempts.repository.js';
import { PaymentJobs } from './payment-jobs.repository.js';

/** Payment methods of a cart, its order number and its payment attempts. */
@Module({
  imports: [CartEventsModule, CommercetoolsModule, JobsModule, MailOutboxModule],
  providers: [
    AttemptReleases,
    Checkouts,
    CrashPoints,
    OnlineAttempts,
    OpenCarts,
    PaymentAttempts,
    PaymentJobs,
    PaymentOutcomes,
  ],
  exports: [AttemptReleases, Checkouts, CrashPoints, OnlineAttempts, OpenCarts, PaymentAttempts, PaymentOutcomes],
})
export class PaymentsModule {}

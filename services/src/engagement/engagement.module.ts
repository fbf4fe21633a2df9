import { Module } from '@nestjs/common';
import { SupportPlatformModule } from '../integrations/support-platform/support-platform.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { RateLimitsModule } from '../platform/rate-limits/rate-limits.module.js';
import { SessionModule } from '../platform/session/session.module.js';
import { SupportDelivery } from './support-webform/support-delivery.service.js';
import { SupportRequestsController } from './support-webform/support-requests.controller.js';
import { SupportRequests } from './support-webform/support-requests.repository.js';
import { SupportSubmissions } from './support-webform/support-submissions.service.js';
import { SupportWorkbench } from './support-webform/support-workbench.service.js';
import { SupportWorkbenchController } from './support-webform/support-workbench.controller.js';

/** Features that a shop can sell without, such as support. */
@Module({
  imports: [SupportPlatformModule, JobsModule, RateLimitsModule, SessionModule],
  controllers: [SupportWorkbenchController, SupportRequestsController],
  providers: [SupportRequests, SupportDelivery, SupportSubmissions, SupportWorkbench],
})
export class EngagementModule {}

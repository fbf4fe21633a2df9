import { Global, Module } from '@nestjs/common';
import { AuthModule } from '../platform/auth/auth.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { PrismaModule } from '../platform/prisma/prisma.module.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { Audit } from './audit/audit.service.js';
import { ConsoleModule } from './console/console.module.js';
import { CurrencyChangesController } from './currency-change/currency-changes.controller.js';
import { CurrencyChanges } from './currency-change/currency-changes.service.js';
import { DeliveryModule } from './delivery/delivery.module.js';
import { InterchangeController } from './interchange/interchange.controller.js';
import { ImportWorkers } from './interchange/import-workers.js';
import { Interchange } from './interchange/interchange.service.js';
import { LiveModule } from './live/live.module.js';
import { NewStoresController } from './new-store/new-stores.controller.js';
import { NewStores } from './new-store/new-stores.service.js';
import { PreviewModule } from './preview/preview.module.js';
import { PublishingModule } from './publishing/publishing.module.js';
import { StoreReadinessModule } from './readiness/readiness.module.js';
import { ReplicasController } from './replicas/replicas.controller.js';
import { Heartbeat } from './replicas/heartbeat.service.js';

/** The config service: sections, publishing, delivery. */
@Global()
@Module({
  imports: [
    PrismaModule,
    AuthModule,
    HealthModule,
    JobsModule,
    LiveModule,
    PublishingModule,
    DeliveryModule,
    ConsoleModule,
    PreviewModule,
    StoreReadinessModule,
  ],
  controllers: [
    NewStoresController,
    CurrencyChangesController,
    AuditController,
    InterchangeController,
    ReplicasController,
  ],
  providers: [Audit, AuditRepository, CurrencyChanges, ImportWorkers, Interchange, NewStores, Heartbeat],
  exports: [ConsoleModule, LiveModule, PublishingModule, StoreReadinessModule],
})
export class StoreConfigModule {}

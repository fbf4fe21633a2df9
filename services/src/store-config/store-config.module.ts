import { Global, Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { AuthModule } from '../platform/auth/auth.module.js';
import { HealthModule } from '../platform/health/health.module.js';
import { JobsModule } from '../platform/jobs/jobs.module.js';
import { PrismaModule } from '../platform/prisma/prisma.module.js';
import { EditAccess } from './access/edit-access.service.js';
import { AuditController } from './audit/audit.controller.js';
import { AuditRepository } from './audit/audit.repository.js';
import { Audit } from './audit/audit.service.js';
import { Clock } from './clock.js';
import { StoreOrigins } from './store-origins.js';
import { ChangeSetStepsController } from './console/change-set-steps.controller.js';
import { ChangeSetsController } from './console/change-sets.controller.js';
import { Explanations } from './console/explanations.service.js';
import { Matrices } from './console/matrices.service.js';
import { PublishedRows } from './console/published-rows.service.js';
import { RevisionsController } from './console/revisions.controller.js';
import { StoreSettingsController } from './console/store-settings.controller.js';
import { SettingsOfStores } from './console/settings-of-stores.service.js';
import { SectionPoliciesController } from './console/section-policies.controller.js';
import { SectionViews } from './console/section-views.service.js';
import { SectionsController } from './console/sections.controller.js';
import { CurrencyChangesController } from './currency-change/currency-changes.controller.js';
import { CurrencyChanges } from './currency-change/currency-changes.service.js';
import { ConfigController } from './delivery/config.controller.js';
import { ConfigEvents } from './delivery/config-events.js';
import { Delivery } from './delivery/delivery.service.js';
import { KnownHostsFile } from './delivery/known-hosts-file.js';
import { LastGoodFiles } from './delivery/last-good-files.js';
import { LiveConfig } from './delivery/live-config.js';
import { OlderSnapshotsFinder } from './delivery/older-snapshots.service.js';
import { PublicConfigLane } from './delivery/public-config.js';
import { RevisionNews } from './delivery/revision-news.js';
import { SnapshotRepository } from './delivery/snapshot.repository.js';
import { ThemeShelf } from './delivery/theme-shelf.js';
import { InterchangeController } from './interchange/interchange.controller.js';
import { ImportWorkers } from './interchange/import-workers.js';
import { Interchange } from './interchange/interchange.service.js';
import { NewStoresController } from './new-store/new-stores.controller.js';
import { NewStores } from './new-store/new-stores.service.js';
import { PreviewController } from './preview/preview.controller.js';
import { PreviewHook } from './preview/preview-hook.js';
import { PreviewSeal } from './preview/preview-seal.js';
import { Previews } from './preview/previews.service.js';
import { DraftAccess } from './access/draft-access.service.js';
import { PreviewLinks } from './preview/preview-links.service.js';
import { ChangeSets } from './publishing/change-sets.service.js';
import { DraftEdits } from './publishing/draft-edits.service.js';
import { DraftedStores } from './publishing/drafted-stores.service.js';
import { Publisher } from './publishing/publisher.service.js';
import { Revisions } from './publishing/revisions.service.js';
import { Reviews } from './publishing/reviews.service.js';
import { SecondPersons } from './publishing/second-persons.service.js';
import { SectionPolicies } from './publishing/section-policies.service.js';
import { RollBacks } from './publishing/roll-backs.service.js';
import { ownerDataProbe, ownLanguageProbe, timeZoneProbe } from './readiness/country-probes.js';
import { postalCodeProbe, vatNumberProbe } from './readiness/format-probes.js';
import { configLintProbe, supportTextsProbe } from './readiness/lint-probes.js';
import { ReadinessController } from './readiness/readiness.controller.js';
import { ReadinessProbes } from './readiness/readiness-probes.js';
import { ReadinessRepository } from './readiness/readiness.repository.js';
import { Readiness } from './readiness/readiness.service.js';
import { ReplicasController } from './replicas/replicas.controller.js';
import { SignOfLife } from './replicas/sign-of-life.service.js';
import { Schedules } from './publishing/schedules.service.js';
import { Seeding } from './seeding/seeding.service.js';
import { AllowedTargets } from './targets/allowed-targets.service.js';

/** The config service: sections, publishing, delivery. */
@Global()
@Module({
  imports: [PrismaModule, AuthModule, HealthModule, JobsModule],
  controllers: [
    ConfigController,
    SectionsController,
    ChangeSetsController,
    ChangeSetStepsController,
    SectionPoliciesController,
    RevisionsController,
    PreviewController,
    NewStoresController,
    CurrencyChangesController,
    AuditController,
    InterchangeController,
    ReplicasController,
    ReadinessController,
    StoreSettingsController,
  ],
  providers: [
    Clock,
    EditAccess,
    AllowedTargets,
    LiveConfig,
    SnapshotRepository,
    LastGoodFiles,
    KnownHostsFile,
    OlderSnapshotsFinder,
    RevisionNews,
    Publisher,
    Seeding,
    Delivery,
    PublicConfigLane,
    ConfigEvents,
    ThemeShelf,
    ChangeSets,
    DraftAccess,
    PreviewLinks,
    DraftEdits,
    DraftedStores,
    Revisions,
    RollBacks,
    Reviews,
    SecondPersons,
    SectionPolicies,
    Schedules,
    SectionViews,
    Explanations,
    AuditRepository,
    Audit,
    ImportWorkers,
    Interchange,
    SignOfLife,
    ReadinessProbes,
    ReadinessRepository,
    Readiness,
    SettingsOfStores,
    StoreOrigins,
    PublishedRows,
    Matrices,
    PreviewSeal,
    NewStores,
    CurrencyChanges,
    Previews,
    PreviewHook,
  ],
  exports: [LiveConfig, StoreOrigins, AllowedTargets, SectionViews, ReadinessProbes, DraftedStores],
})
export class StoreConfigModule implements OnModuleInit {
  constructor(
    private readonly host: HttpAdapterHost<FastifyAdapter>,
    private readonly live: LiveConfig,
    private readonly probes: ReadinessProbes,
  ) {}

  /** Lets a request find its store: see shop-request.ts. */
  onModuleInit(): void {
    const { live } = this;
    this.probes.register(
      postalCodeProbe,
      vatNumberProbe,
      supportTextsProbe(live),
      configLintProbe(live),
      timeZoneProbe,
      ownLanguageProbe,
      ownerDataProbe(live),
    );
    this.host.httpAdapter.getInstance().decorate('liveConfig', this.live);
  }
}

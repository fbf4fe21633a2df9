import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/delivery.module.js';
import { LiveModule } from '../live/live.module.js';
import { PublishingModule } from '../publishing/publishing.module.js';
import { ChangeSetStepsController } from './change-set-steps.controller.js';
import { ChangeSetsController } from './change-sets.controller.js';
import { Explanations } from './explanations.service.js';
import { Matrices } from './matrices.service.js';
import { PublishedRows } from './published-rows.service.js';
import { OwnChangeSetsController } from './own-change-sets.controller.js';
import { RevisionsController } from './revisions.controller.js';
import { SectionPoliciesController } from './section-policies.controller.js';
import { SectionViews } from './section-views.service.js';
import { SectionsController } from './sections.controller.js';
import { SettingsOfStores } from './settings-of-stores.service.js';
import { StoreSettingsController } from './store-settings.controller.js';

/** The console's API for sections, drafts and revisions. */
@Module({
  imports: [DeliveryModule, LiveModule, PublishingModule],
  controllers: [
    SectionsController,
    ChangeSetsController,
    ChangeSetStepsController,
    OwnChangeSetsController,
    SectionPoliciesController,
    RevisionsController,
    StoreSettingsController,
  ],
  providers: [Explanations, Matrices, PublishedRows, SectionViews, SettingsOfStores],
  exports: [SectionViews],
})
export class ConsoleModule {}

import { Module } from '@nestjs/common';
import { DraftAccess } from '../access/draft-access.service.js';
import { EditAccess } from '../access/edit-access.service.js';
import { LiveModule } from '../live/live.module.js';
import { AllowedTargets } from '../targets/allowed-targets.service.js';
import { ChangeSetLists } from './change-set-lists.service.js';
import { ChangeSets } from './change-sets.service.js';
import { DraftEdits } from './draft-edits.service.js';
import { DraftedStores } from './drafted-stores.service.js';
import { Publisher } from './publisher.service.js';
import { Reviews } from './reviews.service.js';
import { Revisions } from './revisions.service.js';
import { RollBacks } from './roll-backs.service.js';
import { Schedules } from './schedules.service.js';
import { SecondPersons } from './second-persons.service.js';
import { SectionPolicies } from './section-policies.service.js';

const PARTS = [
  AllowedTargets,
  ChangeSetLists,
  ChangeSets,
  DraftAccess,
  DraftEdits,
  DraftedStores,
  EditAccess,
  Publisher,
  Reviews,
  Revisions,
  RollBacks,
  Schedules,
  SecondPersons,
  SectionPolicies,
];

/** From draft to revision: access, reviews, schedules, publishing and roll-backs. */
@Module({ imports: [LiveModule], providers: PARTS, exports: PARTS })
export class PublishingModule {}

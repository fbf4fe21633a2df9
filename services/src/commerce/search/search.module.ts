import { Module } from '@nestjs/common';
import { CommercetoolsModule } from '../../integrations/commercetools/commercetools.module.js';
import { SearchIndexModule } from '../../integrations/search/search-index.module.js';
import { CatalogueModule } from '../catalogue/index.js';
import { OperationsModule } from '../operations/index.js';
import { SearchBuilds } from './search-builds.service.js';
import { SearchFollower } from './search-follower.service.js';
import { SearchHealth } from './search-health.js';
import { SearchIndexer } from './search-indexer.service.js';
import { SearchIndexesController } from './search-indexes.controller.js';
import { SearchLog } from './search-log.service.js';
import { SearchOperations } from './search-operations.js';
import { SearchPlan } from './search-plan.service.js';
import { SearchQueries } from './search-queries.repository.js';
import { SearchSource } from './search-source.service.js';
import { SearchStatuses } from './search-statuses.service.js';
import { SearchStates } from './search-states.repository.js';
import { SearchLeadership } from './search-leadership.js';
import { Search } from './search.service.js';
import { SearchedTextsController } from './searched-texts.controller.js';
import { SearchedTextCounts } from './searched-texts.repository.js';

/** The shop's search and its indexes. */
@Module({
  imports: [CatalogueModule, CommercetoolsModule, OperationsModule, SearchIndexModule],
  controllers: [SearchIndexesController, SearchedTextsController],
  providers: [
    Search,
    SearchBuilds,
    SearchFollower,
    SearchHealth,
    SearchIndexer,
    SearchLog,
    SearchOperations,
    SearchPlan,
    SearchQueries,
    SearchSource,
    SearchStatuses,
    SearchStates,
    SearchLeadership,
    SearchedTextCounts,
  ],
})
export class SearchModule {}

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
import { SearchStandings } from './search-standings.service.js';
import { SearchStates } from './search-states.repository.js';
import { SearchTurn } from './search-turn.js';
import { Search } from './search.service.js';
import { SearchedTextsController } from './searched-texts.controller.js';
import { SearchedTextCounts } from './searched-texts.repository.js';

/** The shop's search: answers, and the indexes that it answers from. */
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
    SearchStandings,
    SearchStates,
    SearchTurn,
    SearchedTextCounts,
  ],
})
export class SearchModule {}

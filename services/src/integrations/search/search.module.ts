import { Module } from '@nestjs/common';
import { PostgresSearchIndex } from './postgres/postgres-search-index.js';
import { SearchDatabase } from './postgres/search-database.js';
import { SearchIndex } from './search-index.js';

/** The search index: in the shop's own Postgres. */
@Module({
  providers: [SearchDatabase, { provide: SearchIndex, useClass: PostgresSearchIndex }],
  exports: [SearchIndex],
})
export class SearchModule {}

import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { PostgresSearchIndex } from './postgres/postgres-search-index.js';
import { SearchDatabase } from './postgres/search-database.js';
import { SearchIndex } from './search-index.js';
import { TypesenseSearchIndex } from './typesense/typesense-search-index.js';

/** The search index: in the shop's own Postgres, or in a cluster of Typesense where one is named. */
@Module({
  providers: [
    SearchDatabase,
    {
      provide: SearchIndex,
      inject: [Env, SearchDatabase],
      useFactory: ({ typesense }: Env, database: SearchDatabase) =>
        typesense ? new TypesenseSearchIndex(typesense) : new PostgresSearchIndex(database),
    },
  ],
  exports: [SearchIndex],
})
export class SearchModule {}

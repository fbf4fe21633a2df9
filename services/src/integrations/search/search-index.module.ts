import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { PostgresSearchIndex } from './postgres/postgres-search-index.js';
import { SearchDatabase } from './postgres/search-database.js';
import { SearchIndex } from './ports/search-index.js';

/** The search index: in the shop's own Postgres, or in a cluster of Typesense where one is named. */
@Module({
  providers: [
    SearchDatabase,
    {
      provide: SearchIndex,
      inject: [Env, SearchDatabase],
      useFactory: async ({ typesense }: Env, database: SearchDatabase): Promise<SearchIndex> => {
        if (!typesense) return new PostgresSearchIndex(database);
        // Its client takes a tenth of a second to load; few have a cluster.
        const { TypesenseSearchIndex } = await import('./typesense/typesense-search-index.js');
        return new TypesenseSearchIndex(typesense);
      },
    },
  ],
  exports: [SearchIndex],
})
export class SearchIndexModule {}

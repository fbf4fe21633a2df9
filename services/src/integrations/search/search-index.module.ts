import { Module } from '@nestjs/common';
import { Env } from '../../platform/env/env.js';
import { PostgresSearchIndex } from './postgres/postgres-search-index.js';
import { SearchDatabase } from './postgres/search-database.js';
import { SearchIndex } from './ports/search-index.js';

/** Provides the search index: in the shop's own Postgres, or in a Typesense cluster if one is configured. */
@Module({
  providers: [
    SearchDatabase,
    {
      provide: SearchIndex,
      inject: [Env, SearchDatabase],
      useFactory: async ({ typesense }: Env, database: SearchDatabase): Promise<SearchIndex> => {
        if (!typesense) return new PostgresSearchIndex(database);
        // Loading its client takes 0.1 seconds, so it is imported only if needed.
        const { TypesenseSearchIndex } = await import('./typesense/typesense-search-index.js');
        return new TypesenseSearchIndex(typesense);
      },
    },
  ],
  exports: [SearchIndex],
})
export class SearchIndexModule {}

import { searchIndexStatusesSchema, searchRebuildSchema } from '../search-index/status.js';
import type { AdminRoute } from './route.js';

/** Routes of the search indexes: state and rebuild. */
export const searchRoutes = {
  searchIndexes: {
    method: 'GET',
    path: '/api/admin/search-indexes',
    summary: 'Lists the search indexes: number of products, last build, and lag behind the catalogue',
    roles: ['admin', 'operations'],
    answer: searchIndexStatusesSchema,
  },
  rebuildSearchIndexes: {
    method: 'POST',
    path: '/api/admin/search-indexes/rebuild',
    summary:
      'Starts a rebuild of search indexes and returns before it has finished; the old index stays in use until then',
    roles: ['admin', 'operations'],
    body: searchRebuildSchema,
    answer: searchIndexStatusesSchema,
  },
} as const satisfies Record<string, AdminRoute>;

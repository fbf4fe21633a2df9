import { searchIndexStandingsSchema, searchRebuildSchema } from '../search-index/standing.js';
import type { AdminRoute } from './route.js';

/** The search indexes: how far they are, and that they shall be filled anew. */
export const searchRoutes = {
  searchIndexes: {
    method: 'GET',
    path: '/api/admin/search-indexes',
    summary: 'How many products each search index has, when it was filled, and how far it follows the catalogue',
    roles: ['admin', 'operations'],
    answer: searchIndexStandingsSchema,
  },
  rebuildSearchIndexes: {
    method: 'POST',
    path: '/api/admin/search-indexes/rebuild',
    summary:
      'Has search indexes filled anew; each goes on answering until its new filling does. Answers before that is done',
    roles: ['admin', 'operations'],
    body: searchRebuildSchema,
    answer: searchIndexStandingsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

import { commerceBackendSchema } from '../systems/commerce-backend.js';
import { databaseSchema } from '../systems/database.js';
import { jobsSchema } from '../systems/jobs.js';
import { searchedTextsQuerySchema, searchedTextsSchema } from '../systems/searched-texts.js';
import type { AdminRoute } from './route.js';

/** What runs behind the shop, and how it is. */
export const systemsRoutes = {
  commerceBackend: {
    method: 'GET',
    path: '/api/admin/commerce-backend',
    summary: 'Whether the commerce backend answers, what is under way to it, and what is known of it in memory',
    roles: ['admin', 'operations'],
    answer: commerceBackendSchema,
  },
  database: {
    method: 'GET',
    path: '/api/admin/database',
    summary: 'How Postgres is: how fast it answers, its connections and its size',
    roles: ['admin', 'operations'],
    answer: databaseSchema,
  },
  jobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'The jobs that wait, and those that failed within the last week, without what they are about',
    roles: ['admin', 'operations'],
    answer: jobsSchema,
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/{queue}/{id}/retry',
    summary: 'Has a job that failed tried again at once; 404 where no such job has failed',
    roles: ['admin'],
    answer: null,
  },
  searchedTexts: {
    method: 'GET',
    path: '/api/admin/searched-texts',
    summary: 'What was searched for most in a locale within the last seven days, and what of it found nothing',
    roles: ['admin', 'operations'],
    query: searchedTextsQuerySchema,
    answer: searchedTextsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

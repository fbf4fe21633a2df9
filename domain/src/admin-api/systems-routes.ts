import { addressServicesSchema } from '../systems/address-services.js';
import { commerceBackendSchema } from '../systems/commerce-backend.js';
import { databaseSchema } from '../systems/database.js';
import { jobsSchema } from '../systems/jobs.js';
import { searchedTextsQuerySchema, searchedTextsSchema } from '../systems/searched-texts.js';
import { openWebhooksSchema } from '../payment-ledger/open-webhooks.js';
import { unansweredPaymentsSchema } from '../online-payment/unanswered-payment.js';
import { type AdminRoute, ALL_ROLES } from './route.js';
import { backendErrorsSchema } from '../backend-errors/contract.js';
import { replicasSchema } from '../replica/contract.js';

/** Routes of system health. */
export const systemsRoutes = {
  commerceBackend: {
    method: 'GET',
    path: '/api/admin/commerce-backend',
    summary: 'Returns the state of the commerce backend, its connections and the in-memory caches',
    roles: ['admin', 'operations'],
    answer: commerceBackendSchema,
  },
  addressServices: {
    method: 'GET',
    path: '/api/admin/address-services',
    summary: 'Returns the state of the services that check and complete addresses, as seen by this process',
    roles: ['admin', 'operations'],
    answer: addressServicesSchema,
  },
  database: {
    method: 'GET',
    path: '/api/admin/database',
    summary: 'Returns the state of Postgres: response time, connections and size',
    roles: ['admin', 'operations'],
    answer: databaseSchema,
  },
  jobs: {
    method: 'GET',
    path: '/api/admin/jobs',
    summary: 'Lists job queues and the jobs that failed in the last week, without their data',
    roles: ['admin', 'operations'],
    answer: jobsSchema,
  },
  retryJob: {
    method: 'POST',
    path: '/api/admin/jobs/{queue}/{id}/retry',
    summary: 'Retries a failed job immediately; 404 if there is no such failed job',
    roles: ['admin'],
    answer: null,
  },
  paymentWebhooks: {
    method: 'GET',
    path: '/api/admin/payment-webhooks',
    summary: 'Lists the webhooks of the payment provider that failed or wait for longer than usual',
    roles: ['admin', 'operations'],
    answer: openWebhooksSchema,
  },
  replayPaymentWebhook: {
    method: 'POST',
    path: '/api/admin/payment-webhooks/{id}/replay',
    summary: 'Processes a webhook once more; 404 if it is processed or does not exist',
    roles: ['admin'],
    answer: null,
  },
  unansweredPayments: {
    method: 'GET',
    path: '/api/admin/unanswered-payments',
    summary: 'Lists the online payments whose outcome has been unknown for more than half an hour',
    roles: ['admin', 'operations'],
    answer: unansweredPaymentsSchema,
  },
  searchedTexts: {
    method: 'GET',
    path: '/api/admin/searched-texts',
    summary: 'Lists the most frequent searches of a locale in the last seven days, and those without results',
    roles: ['admin', 'operations'],
    query: searchedTextsQuerySchema,
    answer: searchedTextsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

/** Routes of commerce backend errors. */
export const backendErrorsRoutes = {
  backendErrors: {
    method: 'GET',
    path: '/api/admin/backend-errors',
    summary: 'Lists the last error of each operation of the commerce backend, as seen by this process',
    roles: ['admin', 'operations'],
    answer: backendErrorsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

/** Routes of the replicas. */
export const replicaRoutes = {
  replicas: {
    method: 'GET',
    path: '/api/admin/replicas',
    summary: 'Lists the running replicas and the revision that each of them serves',
    roles: ALL_ROLES,
    answer: replicasSchema,
  },
} as const satisfies Record<string, AdminRoute>;

import * as z from 'zod/mini';
import { instantSchema } from '../config-layer/instant.js';
import {
  effectiveSectionSchema,
  explanationQuerySchema,
  explanationSchema,
  publishedRowSchema,
  sectionViewSchema,
  storeViewSchema,
} from './contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';
import { matrixQuerySchema, matrixSchema } from './matrix.js';

/** Routes that read stores, sections and values. */
export const sectionRoutes = {
  stores: {
    method: 'GET',
    path: '/api/admin/stores',
    summary: 'Lists the stores that are served now',
    roles: ALL_ROLES,
    answer: z.object({ stores: z.array(storeViewSchema) }),
  },
  sections: {
    method: 'GET',
    path: '/api/admin/sections',
    summary: 'Lists the sections of the config',
    roles: ALL_ROLES,
    answer: z.object({ sections: z.array(sectionViewSchema) }),
  },
  sectionRows: {
    method: 'GET',
    path: '/api/admin/sections/{key}/rows',
    summary: 'Lists the published rows of a section',
    roles: ALL_ROLES,
    answer: z.object({ rows: z.array(publishedRowSchema) }),
  },
  sectionEffective: {
    method: 'GET',
    path: '/api/admin/sections/{key}/effective',
    summary: 'Returns the effective values of a section for every store, and the row that provides each field',
    roles: ALL_ROLES,
    query: z.object({ at: z.optional(instantSchema), changeSet: z.optional(z.uuid()) }),
    answer: z.object({ values: z.array(effectiveSectionSchema) }),
  },
  explanation: {
    method: 'GET',
    path: '/api/admin/explanation',
    summary: "Explains a store's value, now or at any time: layers, rows, revisions and scheduled changes",
    roles: ALL_ROLES,
    query: explanationQuerySchema,
    answer: explanationSchema,
  },
} as const satisfies Record<string, AdminRoute>;

/** Routes of the matrix. */
export const matrixRoutes = {
  matrix: {
    method: 'GET',
    path: '/api/admin/matrix',
    summary:
      'Returns all settings of all stores with their sources at a point in time: the past as it was published then, the future as it is published and drafted now',
    roles: ALL_ROLES,
    query: matrixQuerySchema,
    answer: matrixSchema,
  },
} as const satisfies Record<string, AdminRoute>;

import * as z from 'zod/mini';
import {
  effectiveSectionSchema,
  explanationQuerySchema,
  explanationSchema,
  publishedRowSchema,
  sectionViewSchema,
  storeViewSchema,
} from './contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** Stores, sections and their values, to read. */
export const sectionRoutes = {
  stores: {
    method: 'GET',
    path: '/api/admin/stores',
    summary: 'Every store as it is served now',
    roles: EVERYBODY,
    answer: z.object({ stores: z.array(storeViewSchema) }),
  },
  sections: {
    method: 'GET',
    path: '/api/admin/sections',
    summary: 'Every section of the config',
    roles: EVERYBODY,
    answer: z.object({ sections: z.array(sectionViewSchema) }),
  },
  sectionRows: {
    method: 'GET',
    path: '/api/admin/sections/{key}/rows',
    summary: 'The published rows of a section',
    roles: EVERYBODY,
    answer: z.object({ rows: z.array(publishedRowSchema) }),
  },
  sectionEffective: {
    method: 'GET',
    path: '/api/admin/sections/{key}/effective',
    summary: 'What a section comes to for every store, and which row gave each field',
    roles: EVERYBODY,
    query: z.object({ at: z.optional(z.iso.datetime({ offset: true })), changeSet: z.optional(z.uuid()) }),
    answer: z.object({ values: z.array(effectiveSectionSchema) }),
  },
  explanation: {
    method: 'GET',
    path: '/api/admin/explanation',
    summary: 'Why a store has a value, now or at any instant: layers, rows, revisions, and what comes',
    roles: EVERYBODY,
    query: explanationQuerySchema,
    answer: explanationSchema,
  },
} as const satisfies Record<string, AdminRoute>;

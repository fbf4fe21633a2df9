import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/sections.js';
import { rowAddressSchema } from '../config-layer/row.js';
import { revisionSummarySchema } from './contract.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

/** The effective values of a section for one store (and locale), and their sources. */
export const settingsOfSectionSchema = z.object({
  section: z.enum(SECTION_KEYS),
  /** Null for a section with one value per store. */
  locale: z.nullable(z.string()),
  value: z.record(z.string(), z.unknown()),
  provenance: z.record(z.string(), rowAddressSchema),
  /** Fields whose value or source the change set changes. */
  drafted: z.array(z.string()),
});

const { number, author, reason, publishedAt } = revisionSummarySchema.shape;

/** The complete current config of one store. */
export const storeSettingsSchema = z.object({
  storeKey: z.string(),
  /** The revision that last changed the store; null for a store that exists in the change set only. */
  changed: z.nullable(z.object({ number, author, reason, publishedAt })),
  settings: z.array(settingsOfSectionSchema),
});

export type SettingsOfSection = z.infer<typeof settingsOfSectionSchema>;
export type StoreSettings = z.infer<typeof storeSettingsSchema>;

/** Routes of one store's settings. */
export const storeSettingsRoutes = {
  storeSettings: {
    method: 'GET',
    path: '/api/admin/stores/{storeKey}/settings',
    summary: 'Returns all settings of a store with their sources, optionally with a change set applied',
    roles: ALL_ROLES,
    query: z.object({ changeSet: z.optional(z.uuid()) }),
    answer: storeSettingsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

import * as z from 'zod/mini';
import { SECTION_KEYS } from '../store-document/section-keys.js';
import { rowAddressSchema } from '../config-layer/row-address.js';
import { revisionSummarySchema } from './contract.js';
import { EVERYBODY, type AdminRoute } from './route.js';

/** What a section comes to for one store (and locale), and where each field comes from. */
export const settingsOfSectionSchema = z.object({
  section: z.enum(SECTION_KEYS),
  /** Null for a section that has one value per store. */
  locale: z.nullable(z.string()),
  value: z.record(z.string(), z.unknown()),
  provenance: z.record(z.string(), rowAddressSchema),
  /** The fields that the change set changes, in value or in where it comes from. */
  drafted: z.array(z.string()),
});

const { number, author, reason, publishedAt } = revisionSummarySchema.shape;

/** Everything that config says of one store now. */
export const storeSettingsSchema = z.object({
  storeKey: z.string(),
  /** The revision that last changed anything of the store; null for a store that only the change set makes. */
  changed: z.nullable(z.object({ number, author, reason, publishedAt })),
  settings: z.array(settingsOfSectionSchema),
});

export type SettingsOfSection = z.infer<typeof settingsOfSectionSchema>;
export type StoreSettings = z.infer<typeof storeSettingsSchema>;

/** One store, whole. */
export const storeSettingsRoutes = {
  storeSettings: {
    method: 'GET',
    path: '/api/admin/stores/{storeKey}/settings',
    summary: 'Every setting of one store with the row that gives it, with the edits of a change set where one is named',
    roles: EVERYBODY,
    query: z.object({ changeSet: z.optional(z.uuid()) }),
    answer: storeSettingsSchema,
  },
} as const satisfies Record<string, AdminRoute>;

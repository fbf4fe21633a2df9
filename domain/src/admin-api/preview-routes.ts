import * as z from 'zod/mini';
import { instantSchema } from '../config-layer/instant.js';
import { ALL_ROLES, type AdminRoute } from './route.js';

const MAXIMUM_HOURS = 168;
const DEFAULT_HOURS = 24;

/** Parameters of a preview link: its lifetime, and the point in time to show; now if left out. */
export const previewLinkSchema = z.strictObject({
  hours: z._default(z.int().check(z.minimum(1), z.maximum(MAXIMUM_HOURS)), DEFAULT_HOURS),
  at: z.optional(instantSchema),
});

/** The path of the link, and the stores that it shows. */
export const previewLinkAnswerSchema = z.object({
  path: z.string(),
  until: z.string(),
  stores: z.array(
    z.object({
      storeKey: z.string(),
      label: z.string(),
      productionHost: z.string(),
      hosts: z.array(z.string()),
      /** Public scheme, host and port of the store; the link is `origin` + `path`. */
      origin: z.string(),
      /** Whether the draft changes this store. */
      isChanged: z.boolean(),
    }),
  ),
});

/** A link in a list. `storeKeys` is null if it shows every store. */
export const previewLinkViewSchema = z.object({
  id: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  storeKeys: z.nullable(z.array(z.string())),
});

export type PreviewLinkView = z.infer<typeof previewLinkViewSchema>;
export type PreviewLink = z.infer<typeof previewLinkAnswerSchema>;

/** Routes of preview links. */
export const previewRoutes = {
  previewLink: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/preview',
    summary:
      'Creates a signed link that previews the draft in the stores the caller has rights in, until it expires or is revoked',
    roles: ALL_ROLES,
    body: previewLinkSchema,
    answer: previewLinkAnswerSchema,
  },
  previewLinks: {
    method: 'GET',
    path: '/api/admin/change-sets/{id}/preview-links',
    summary: 'Lists the active preview links of a draft, newest first',
    roles: ALL_ROLES,
    answer: z.object({ links: z.array(previewLinkViewSchema) }),
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}/preview-links/{link}',
    summary: 'Revokes a preview link',
    roles: ALL_ROLES,
    answer: null,
  },
} as const satisfies Record<string, AdminRoute>;

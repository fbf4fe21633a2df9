import * as z from 'zod/mini';
import { EVERYBODY, type AdminRoute } from './route.js';

const LONGEST_HOURS = 168;
const DEFAULT_HOURS = 24;

/** For how long a link shall hold, and which instant it shows; without one, now. */
export const previewLinkSchema = z.strictObject({
  hours: z._default(z.int().check(z.minimum(1), z.maximum(LONGEST_HOURS)), DEFAULT_HOURS),
  at: z.optional(z.iso.datetime({ offset: true })),
});

/** The link's path, and the stores of the draft that it shows. */
export const previewLinkAnswerSchema = z.object({
  path: z.string(),
  until: z.string(),
  stores: z.array(
    z.object({
      storeKey: z.string(),
      label: z.string(),
      productionHost: z.string(),
      hosts: z.array(z.string()),
      /** Scheme, host and port under which the world knows the store; `path` belongs behind it. */
      origin: z.string(),
      /** Whether the draft makes it another store than is served now. */
      isChanged: z.boolean(),
    }),
  ),
});

/** A link as a list shows it. `storeKeys` is null if it shows every store. */
export const madePreviewLinkSchema = z.object({
  id: z.string(),
  createdBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  storeKeys: z.nullable(z.array(z.string())),
});

export type MadePreviewLink = z.infer<typeof madePreviewLinkSchema>;
export type PreviewLink = z.infer<typeof previewLinkAnswerSchema>;

/** Looking at a draft in the shops themselves. */
export const previewRoutes = {
  previewLink: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/preview',
    summary:
      'Makes a signed link that shows the stores that the caller has rights in with the draft, until it expires or is revoked',
    roles: EVERYBODY,
    body: previewLinkSchema,
    answer: previewLinkAnswerSchema,
  },
  previewLinks: {
    method: 'GET',
    path: '/api/admin/change-sets/{id}/preview-links',
    summary: 'The preview links of a draft that still work, newest first',
    roles: EVERYBODY,
    answer: z.object({ links: z.array(madePreviewLinkSchema) }),
  },
  revokePreviewLink: {
    method: 'DELETE',
    path: '/api/admin/change-sets/{id}/preview-links/{link}',
    summary: 'Ends a preview link at once',
    roles: EVERYBODY,
    answer: null,
  },
} as const satisfies Record<string, AdminRoute>;

import * as z from 'zod/mini';
import { EVERYBODY, type AdminRoute } from './route.js';

const LONGEST_HOURS = 168;
const DEFAULT_HOURS = 24;

/** For how long a link shall hold, and which instant it shows; without one, now. */
export const previewLinkSchema = z.object({
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

export type PreviewLink = z.infer<typeof previewLinkAnswerSchema>;

/** Looking at a draft in the shops themselves. */
export const previewRoutes = {
  previewLink: {
    method: 'POST',
    path: '/api/admin/change-sets/{id}/preview',
    summary: 'A signed link that shows any store with the draft until it expires',
    roles: EVERYBODY,
    body: previewLinkSchema,
    answer: previewLinkAnswerSchema,
  },
} as const satisfies Record<string, AdminRoute>;

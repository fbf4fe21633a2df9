import * as z from 'zod/mini';

/** The requests of a customer: a copy of their data (GDPR art. 15 and 20), or the deletion of their account (art. 17). */
export const DATA_REQUEST_KINDS = ['export', 'deletion'] as const;

/** `ready` is an export whose link was mailed; `expired` one whose link can no longer be used. */
export const DATA_REQUEST_STATES = ['open', 'ready', 'done', 'expired'] as const;

/** A customer's request. Times are ISO instants. */
export const dataRequestSchema = z.object({
  id: z.string(),
  kind: z.enum(DATA_REQUEST_KINDS),
  state: z.enum(DATA_REQUEST_STATES),
  requestedAt: z.string(),
  /** Until when the law requires an answer. */
  dueAt: z.string(),
  /** When it was answered. */
  finishedAt: z.nullable(z.string()),
  /** Until when the mailed link works; null without one. */
  linkExpiresAt: z.nullable(z.string()),
});

const MAXIMUM_PAGE = 25;
const MAXIMUM_OFFSET = 10_000;

/** The requests that the console lists: those without an answer, or all. */
export const DESK_REQUEST_FILTERS = ['open', 'all'] as const;

/** A request for staff. Nothing in it names the customer. */
export const deskDataRequestSchema = z.object({
  ...dataRequestSchema.shape,
  storeKey: z.string(),
  countryCode: z.string(),
  isOverdue: z.boolean(),
});

export const deskDataRequestsQuerySchema = z.object({
  filter: z._default(z.enum(DESK_REQUEST_FILTERS), 'open'),
  offset: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(MAXIMUM_OFFSET)), 0),
});
export const deskDataRequestsSchema = z.object({
  requests: z.array(deskDataRequestSchema),
  total: z.int(),
  limit: z.literal(MAXIMUM_PAGE),
});
export const DATA_REQUESTS_PER_PAGE = MAXIMUM_PAGE;

export type DataRequestKind = (typeof DATA_REQUEST_KINDS)[number];
export type DataRequestState = (typeof DATA_REQUEST_STATES)[number];
export type DataRequest = z.infer<typeof dataRequestSchema>;
export type DeskRequestFilter = (typeof DESK_REQUEST_FILTERS)[number];
export type DeskDataRequest = z.infer<typeof deskDataRequestSchema>;
export type DeskDataRequests = z.infer<typeof deskDataRequestsSchema>;

import * as z from 'zod/mini';

/**
 * Callers of the commerce backend: the two clients of the platform, shoppers, and token requests, which have priority.
 */
export const BACKEND_CALLERS = ['service', 'storefront', 'shopper', 'tokens'] as const;

/** The connection of one caller to the commerce backend. */
export const backendConnectionSchema = z.object({
  caller: z.enum(BACKEND_CALLERS),
  /** Whether the circuit breaker is open after repeated failures, so that one request at a time is tried. */
  isBreakerOpen: z.boolean(),
  underWay: z.int(),
  /** Number of queued requests. */
  waiting: z.int(),
  /** ISO timestamp of the last answer, including refusals; null before the first. */
  answeredAt: z.nullable(z.string()),
  /** ISO timestamp of the last request without an answer. */
  unansweredAt: z.nullable(z.string()),
});

/** Size and hit counts of an in-memory cache since the process started. */
export const cacheFiguresSchema = z.object({
  name: z.string(),
  entries: z.int(),
  hits: z.int(),
  misses: z.int(),
});

/** The state of the commerce backend as seen by one process. */
export const commerceBackendSchema = z.object({
  /** Time of the measurement by that process's clock; ages are relative to it. */
  at: z.string(),
  /** The process: host name and port. */
  process: z.string(),
  /** Origin of the backend, and its project key. */
  address: z.string(),
  projectKey: z.string(),
  /** `unknown` until the first request. */
  state: z.enum(['unknown', 'answers', 'away']),
  /** When the state started. */
  since: z.nullable(z.string()),
  connections: z.array(backendConnectionSchema),
  /** The change feed: timestamp of the newest change, and of the last read. */
  feed: z.object({ seenUntil: z.nullable(z.string()), readAt: z.nullable(z.string()) }),
  caches: z.array(cacheFiguresSchema),
});

export type BackendCaller = (typeof BACKEND_CALLERS)[number];
export type BackendConnection = z.infer<typeof backendConnectionSchema>;
export type CacheFigures = z.infer<typeof cacheFiguresSchema>;
export type CommerceBackend = z.infer<typeof commerceBackendSchema>;

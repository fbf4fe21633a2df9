import * as z from 'zod/mini';

/** On whose behalf the commerce backend is asked: by our own two clients, for a shopper, and for a token before any of it. */
export const BACKEND_ASKERS = ['service', 'storefront', 'shopper', 'tokens'] as const;

/** The way to the commerce backend of one who asks. */
export const backendWaySchema = z.object({
  asker: z.enum(BACKEND_ASKERS),
  /** Whether nothing is sent but one try after the other, since so many in a row had no answer. */
  isClosed: z.boolean(),
  underWay: z.int(),
  /** Those that wait for a place among the ones under way. */
  waiting: z.int(),
  /** ISO date and time of the last answer, also of one that refused; null before the first. */
  answeredAt: z.nullable(z.string()),
  /** The last time that no answer came. */
  unansweredAt: z.nullable(z.string()),
});

/** What a cache of a process holds, and how often it had what was asked for since the process started. */
export const cacheFiguresSchema = z.object({
  name: z.string(),
  entries: z.int(),
  hits: z.int(),
  misses: z.int(),
});

/** How it goes with the commerce backend, as the process that answers sees it. */
export const commerceBackendSchema = z.object({
  /** When it was looked at, by the clock of that process: every age is reckoned from here. */
  at: z.string(),
  /** The process: name of the machine, and the port. */
  process: z.string(),
  /** Where the backend is, without a path, and the project there. */
  address: z.string(),
  projectKey: z.string(),
  /** `unknown` until it was asked for the first time. */
  state: z.enum(['unknown', 'answers', 'away']),
  /** Since when it is so. */
  since: z.nullable(z.string()),
  ways: z.array(backendWaySchema),
  /** The feed of its changes: the newest that was seen, and when it was read last. */
  feed: z.object({ seenUntil: z.nullable(z.string()), readAt: z.nullable(z.string()) }),
  caches: z.array(cacheFiguresSchema),
});

export type BackendAsker = (typeof BACKEND_ASKERS)[number];
export type BackendWay = z.infer<typeof backendWaySchema>;
export type CacheFigures = z.infer<typeof cacheFiguresSchema>;
export type CommerceBackend = z.infer<typeof commerceBackendSchema>;

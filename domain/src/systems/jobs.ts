import * as z from 'zod/mini';

/** The jobs of one kind. */
export const jobQueueSchema = z.object({
  name: z.string(),
  /** To be done now. */
  waiting: z.int(),
  /** How long the one that waits longest has waited; 0 where none does. */
  lateSeconds: z.number(),
  /** To be done at a later time. */
  planned: z.int(),
  /** Failed, to be tried again. */
  retrying: z.int(),
  running: z.int(),
  /** Failed, and not tried again. */
  failed: z.int(),
});

/** A job that was tried as often as it may be. */
export const failedJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: z.string(),
  /** How often it was tried. */
  tries: z.int(),
  /** What went wrong the last time; names nobody. */
  reason: z.nullable(z.string()),
});

/** What is done behind the shop's back: the work that waits, and what failed of it within the last week. */
export const jobsSchema = z.object({
  /** Whether the process that answers does jobs; without Postgres none does. */
  isStarted: z.boolean(),
  queues: z.array(jobQueueSchema),
  /** The newest first. */
  failed: z.array(failedJobSchema),
});

export type JobQueue = z.infer<typeof jobQueueSchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type JobsOverview = z.infer<typeof jobsSchema>;

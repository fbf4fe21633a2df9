import * as z from 'zod/mini';

/** Names of the background jobs. The console has a text for each. */
export const JOB_NAMES = [
  'publish-change-set',
  'ensure-order',
  'release-cart',
  'check-vat-number',
  'reverse-payment',
  'deliver-support-request',
  'mail-password-reset',
  'mail-email-confirmation',
  'mail-sign-up',
  'mail-account-notice',
  'join-guest-orders',
  'end-older-access',
  'mail-newsletter-opt-in',
  'report-newsletter-subscription',
  'erase-newsletter-address',
  'mail-review-published',
  'mail-data-export',
  'delete-account',
  'erase-left-carts',
  'resume-data-requests',
  'mail-staff-invitation',
  'mail-staff-link',
  'mail-staff-notice',
  'mirror-payment',
  'process-payment-webhook',
  'send-order-mail',
  'retention',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** The jobs of one queue. */
export const jobQueueSchema = z.object({
  name: z.string(),
  /** Ready to run. */
  waiting: z.int(),
  /** Age of the oldest waiting job; 0 without one. */
  lateSeconds: z.number(),
  /** Scheduled for later. */
  planned: z.int(),
  /** Failed, will be retried. */
  retrying: z.int(),
  running: z.int(),
  /** Failed after the last attempt. */
  failed: z.int(),
});

/** A job that failed after its last attempt. */
export const failedJobSchema = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: z.string(),
  /** Number of attempts. */
  tries: z.int(),
  /** The last error, without personal data. */
  reason: z.nullable(z.string()),
});

/** Background jobs: queues, and failures within the last week. */
export const jobsSchema = z.object({
  /** Whether this process runs jobs; false without Postgres. */
  isStarted: z.boolean(),
  queues: z.array(jobQueueSchema),
  /** Newest first. */
  failed: z.array(failedJobSchema),
});

export type JobQueue = z.infer<typeof jobQueueSchema>;
export type FailedJob = z.infer<typeof failedJobSchema>;
export type JobsOverview = z.infer<typeof jobsSchema>;

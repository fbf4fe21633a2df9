import * as z from 'zod/mini';

/** What went wrong last in one operation of the commerce backend (spec core §8). */
export const operationErrorSchema = z.object({
  /** A named query, `graphql updateMyCart`, or a request, `POST /orders`. */
  operation: z.string(),
  /** Whether nobody knows what became of it: no answer, or one of a gateway. Else the backend refused. */
  isOutage: z.boolean(),
  /** Of the answer; 0 when none came. */
  status: z.int(),
  /** The backend's word for it, `ConcurrentModification`. */
  code: z.nullable(z.string()),
  message: z.string(),
  /** How often the operation has failed since the process started. */
  count: z.int(),
  /** Of these, within the last hour and within the last day. */
  lastHour: z.int(),
  lastDay: z.int(),
  /** ISO date and time of the last one. */
  at: z.string(),
});

/** The failures of a process, one per operation, the newest first. */
export const backendErrorsSchema = z.object({
  /** When the process began to count. */
  since: z.string(),
  /** On whose behalf nothing is sent at the moment, because nothing answers: `service`, `storefront`, `shopper`, `tokens`. */
  closed: z.array(z.string()),
  errors: z.array(operationErrorSchema),
});

export type OperationError = z.infer<typeof operationErrorSchema>;
export type BackendErrors = z.infer<typeof backendErrorsSchema>;

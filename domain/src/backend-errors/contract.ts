import * as z from 'zod/mini';

/** The errors of one operation of the commerce backend (spec core §8). */
export const operationErrorSchema = z.object({
  /** A named query such as `graphql updateMyCart`, or a request such as `POST /orders`. */
  operation: z.string(),
  /** Whether the result is unknown (no answer, or a gateway error). Otherwise the backend refused. */
  isOutage: z.boolean(),
  /** HTTP status; 0 without an answer. */
  status: z.int(),
  /** Error code of the backend, such as `ConcurrentModification`. */
  code: z.nullable(z.string()),
  message: z.string(),
  /** Number of errors since the process started. */
  count: z.int(),
  /** Number of errors within the last hour and day. */
  lastHour: z.int(),
  lastDay: z.int(),
  /** ISO timestamp of the last error. */
  at: z.string(),
});

/** The errors of a process, one entry per operation, newest first. */
export const backendErrorsSchema = z.object({
  /** When the process started counting. */
  since: z.string(),
  /** Callers whose circuit breaker is open: `service`, `storefront`, `shopper`, `tokens`. */
  openBreakers: z.array(z.string()),
  errors: z.array(operationErrorSchema),
});

export type OperationError = z.infer<typeof operationErrorSchema>;
export type BackendErrors = z.infer<typeof backendErrorsSchema>;

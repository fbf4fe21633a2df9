import * as z from 'zod/mini';

/** The state of an address service, as seen by one process. */
export const addressServiceSchema = z.object({
  name: z.enum(['validation', 'suggestions']),
  /** Whether a service is configured for this deployment. */
  isConfigured: z.boolean(),
  /** Whether the circuit breaker is open after repeated failures. */
  isBreakerOpen: z.boolean(),
  /** ISO timestamp of the last answer; null before the first. */
  answeredAt: z.nullable(z.string()),
  /** ISO timestamp of the last request without an answer. */
  unansweredAt: z.nullable(z.string()),
  /** Number of stores that use it. */
  stores: z.int(),
});

/** The state of the address services. `at` is the clock of that process; ages are relative to it. */
export const addressServicesSchema = z.object({ at: z.string(), services: z.array(addressServiceSchema) });

export type AddressServiceStatus = z.infer<typeof addressServiceSchema>;
export type AddressServicesStatus = z.infer<typeof addressServicesSchema>;

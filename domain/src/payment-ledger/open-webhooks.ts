import * as z from 'zod/mini';

/** A webhook of the payment provider that failed, or that waits for longer than usual. */
export const openWebhookSchema = z.object({
  id: z.uuid(),
  /** The provider's name of the event. */
  eventCode: z.string(),
  success: z.boolean(),
  pspReference: z.string(),
  merchantReference: z.string(),
  merchantAccount: z.string(),
  centAmount: z.int(),
  currencyCode: z.string(),
  receivedAt: z.iso.datetime(),
  /** Number of failed attempts. */
  failures: z.int(),
  /** Why the last attempt failed; null if none failed. */
  failure: z.nullable(z.string()),
});

/** The webhooks that need attention. */
export const openWebhooksSchema = z.object({
  /** Whether this process accepts webhooks. */
  isAccepted: z.boolean(),
  /** The number of all webhooks that are not processed, including those that have just arrived. */
  waiting: z.int(),
  /** Oldest first. */
  open: z.array(openWebhookSchema),
});

export type OpenWebhook = z.infer<typeof openWebhookSchema>;
export type OpenWebhooks = z.infer<typeof openWebhooksSchema>;

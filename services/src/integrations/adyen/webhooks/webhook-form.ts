import * as z from 'zod';

const MAXIMUM_ITEMS = 100;

/** The signed text joins the fields with colons, so only one field may contain a colon: the merchant reference. */
const signedText = z
  .string()
  .max(120)
  .regex(/^[^:]*$/);

/**
 * One event. Only eight fields are signed; `additionalData` and `reason` are not. The provider adds fields at any time, so
 * unknown ones are ignored.
 */
const itemSchema = z.object({
  pspReference: signedText.min(1),
  originalReference: signedText.nullish().transform((reference) => reference ?? ''),
  merchantAccountCode: signedText.min(1),
  merchantReference: z.string().max(120),
  amount: z.object({ value: z.int().min(0), currency: z.string().regex(/^[A-Z]{3}$/) }),
  eventCode: signedText.min(1),
  success: z.enum(['true', 'false']),
  reason: z.string().max(2_000).nullish(),
  additionalData: z.object({ hmacSignature: z.string().max(200).optional() }).optional(),
});

export type WebhookItem = z.infer<typeof itemSchema>;

/** A webhook of the provider: one or more events. */
export const webhookSchema = z.object({
  notificationItems: z
    .array(z.object({ NotificationRequestItem: itemSchema }))
    .min(1)
    .max(MAXIMUM_ITEMS),
});

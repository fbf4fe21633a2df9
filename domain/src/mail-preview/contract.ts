import * as z from 'zod/mini';
import { localeCodeSchema, storeKeySchema } from '../store/contract.js';

/** The mails to customers that the console previews; an order confirmation for each payment method. */
export const PREVIEWED_MAILS = [
  'order-confirmation-online',
  'order-confirmation-bank-transfer',
  'order-confirmation-cash-on-delivery',
  'order-confirmation-multibanco',
  'order-cancelled-cash-on-delivery',
  'order-cancelled-bank-transfer',
  'payment-received',
  'payment-failed',
  'payment-reversed',
  'shipped',
  'refunded',
  'sign-up',
  'account-exists',
  'welcome',
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'provider-linked',
  'provider-unlinked',
  'email-confirmation',
  'newsletter-opt-in',
  'email-change',
  'email-changed',
  'data-export-ready',
  'account-deleted',
  'review-published',
] as const;

/** The mail to preview, the store, and one of its locales. */
export const mailPreviewParamsSchema = z.strictObject({
  mail: z.enum(PREVIEWED_MAILS),
  store: storeKeySchema,
  locale: localeCodeSchema,
});

/** A mail with test data, as its reader would get it. */
export const mailPreviewSchema = z.object({
  subject: z.string(),
  from: z.string(),
  replyTo: z.nullable(z.string()),
  headers: z.record(z.string(), z.string()),
  /** Pictures are data URLs. */
  html: z.string(),
  text: z.string(),
  attachments: z.array(z.string()),
});

export type PreviewedMail = (typeof PREVIEWED_MAILS)[number];
export type MailPreviewParams = z.infer<typeof mailPreviewParamsSchema>;
export type MailPreview = z.infer<typeof mailPreviewSchema>;

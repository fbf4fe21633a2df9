import * as z from 'zod/mini';
import { invoiceKindSchema } from '../invoice/contract.js';
import { moneySchema } from '../money/contract.js';

/** The mails about an order. */
export const orderMailTemplateSchema = z.enum([
  'order-confirmation',
  'order-cancelled',
  'payment-received',
  'payment-failed',
  'payment-reversed',
  'shipped',
  'refunded',
]);

/** The mail of a template that is not sent, or else the newest one. */
export const orderMailSchema = z.object({
  template: orderMailTemplateSchema,
  /** Null until a mail to the address in the order is sent, and once the address is deleted. */
  recipient: z.nullable(z.string()),
  state: z.enum(['queued', 'sent', 'failed']),
  /** When it was sent, or queued if it is not sent yet. */
  at: z.string(),
});

/** An invoice or a credit note; the amount is negative on credit notes. */
export const orderDocumentSchema = z.object({
  id: z.string(),
  kind: invoiceKindSchema,
  number: z.string(),
  issuedOn: z.string(),
  total: moneySchema,
});

/** The mails that the customer of an order received, oldest first. */
export const orderCorrespondenceSchema = z.object({
  documents: z.array(orderDocumentSchema),
  mails: z.array(orderMailSchema),
});

/** Sends the mail of a template that failed, or else the newest one once more. */
export const resendOrderMailSchema = z.strictObject({ template: orderMailTemplateSchema });

export type OrderMailTemplate = z.infer<typeof orderMailTemplateSchema>;
export type OrderMail = z.infer<typeof orderMailSchema>;
export type OrderCorrespondence = z.infer<typeof orderCorrespondenceSchema>;
export type ResendOrderMail = z.infer<typeof resendOrderMailSchema>;

/**
 * Returns whether staff can send a mail again. A sent one needs the address that it went to; a failed one takes it from the order
 * if it was never sent.
 */
export const isResendable = ({ state, recipient }: Pick<OrderMail, 'state' | 'recipient'>): boolean =>
  state === 'failed' || (state === 'sent' && recipient !== null);

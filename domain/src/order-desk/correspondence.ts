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

/** A mail as it was sent last: a template has several mails, such as one for each delivery. */
export const orderMailSchema = z.object({
  id: z.uuid(),
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

/** The documents and mails of an order, oldest first. A mail that was sent again keeps its place. */
export const orderCorrespondenceSchema = z.object({
  documents: z.array(orderDocumentSchema),
  mails: z.array(orderMailSchema),
});

/** Names the mail to send once more, or the failed one to try again. */
export const resendOrderMailSchema = z.strictObject({ mailId: z.uuid() });

export type OrderMailTemplate = z.infer<typeof orderMailTemplateSchema>;
export type OrderMail = z.infer<typeof orderMailSchema>;
export type OrderCorrespondence = z.infer<typeof orderCorrespondenceSchema>;
export type ResendOrderMail = z.infer<typeof resendOrderMailSchema>;

/** The facts that tell the mails of an order apart. A mail that is sent again has them in common with the earlier one. */
interface MailIdentity {
  readonly template: string;
  /** A delivery or a refund; empty for none. */
  readonly occasion: string;
}

/** Returns whether two mails are copies of each other. */
export const isSameMail = (one: MailIdentity, other: MailIdentity): boolean =>
  one.template === other.template && one.occasion === other.occasion;

/** Returns the last copy of each mail, in the order of their first copies. Takes the mails in the order in which they were queued. */
export function lastCopies<Mail extends MailIdentity>(mails: readonly Mail[]): Mail[] {
  const firsts = mails.filter((mail, index) => mails.findIndex((other) => isSameMail(mail, other)) === index);
  return firsts.map((first) => mails.findLast((other) => isSameMail(first, other)) ?? first);
}

/**
 * Returns whether staff can send a mail again. A sent one needs the address that it went to; a failed one takes it from the order
 * if it was never sent.
 */
export const isResendable = ({ state, recipient }: Pick<OrderMail, 'state' | 'recipient'>): boolean =>
  state === 'failed' || (state === 'sent' && recipient !== null);

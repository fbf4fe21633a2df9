import * as z from 'zod/mini';
import { orderSchema } from '../order/contract.js';

/** Why an online payment did not lead to an order; also the value of the error parameter of the payment page (spec core §8). */
export const onlinePaymentErrorSchema = z.enum([
  'payment-refused',
  'cancelled-transaction',
  'payment-error',
  'malformed-price',
  'creating-order-failed',
  'unprocessable-entity',
]);

/** The next step of an online payment. */
export const onlinePaymentAnswerSchema = z.discriminatedUnion('status', [
  /** The provider's form shows the action and returns its details to `continueOnlinePayment`. */
  z.object({ status: z.literal('action'), attemptId: z.string(), action: z.record(z.string(), z.unknown()) }),
  z.object({ status: z.literal('ordered'), order: orderSchema }),
  /** The outcome is unknown, or the order is being created: ask again with `onlinePaymentState`. */
  z.object({ status: z.literal('confirming'), orderNumber: z.string() }),
  /**
   * Nothing is charged if the provider refused, or if `isReversed`. Without `isReversed` nothing is known about the money: the
   * shopper left the payment, and may still confirm it at the bank. The state of a cart is that of its newest payment, which
   * `attemptId` tells from the ones before.
   */
  z.object({
    status: z.literal('refused'),
    attemptId: z.optional(z.string()),
    error: onlinePaymentErrorSchema,
    isReversed: z.optional(z.boolean()),
  }),
]);

export type OnlinePaymentError = z.infer<typeof onlinePaymentErrorSchema>;
export type OnlinePaymentAnswer = z.infer<typeof onlinePaymentAnswerSchema>;

import * as z from 'zod/mini';

/** Minutes after which staff see a payment without an outcome. The sweep repeats its request every half minute. */
export const UNANSWERED_AFTER_MINUTES = 30;

/** An online payment whose outcome is unknown. Its cart is frozen until then. */
export const unansweredPaymentSchema = z.object({
  /** Our reference of the payment at the provider. */
  merchantReference: z.string(),
  storeKey: z.string(),
  /** The provider's name of the method; null if it is not stored. */
  providerMethod: z.nullable(z.string()),
  currencyCode: z.string(),
  /** The due amount, with fee and rounding. */
  centAmount: z.int(),
  unknownSince: z.iso.datetime(),
});

/** The payments whose outcome has been unknown for too long. */
export const unansweredPaymentsSchema = z.object({
  total: z.int(),
  /** Oldest first; the first hundred. */
  payments: z.array(unansweredPaymentSchema),
});

export type UnansweredPayment = z.infer<typeof unansweredPaymentSchema>;
export type UnansweredPayments = z.infer<typeof unansweredPaymentsSchema>;

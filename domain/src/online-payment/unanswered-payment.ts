import * as z from 'zod/mini';

/** A request to the payment provider is repeated every minute; without an outcome after so long, staff have to look. */
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

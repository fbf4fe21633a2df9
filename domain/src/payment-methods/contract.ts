import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';
import { paymentRefusalSchema } from '../payment-refusal/contract.js';

/** How an order is paid, the default first; `online` stands for every method of the payment provider. */
export const paymentMethodSchema = z.enum(['online', 'cash-on-delivery', 'bank-transfer']);

/** A payment method for this cart, and why it is not available if it is not. */
export const paymentOfferSchema = z.object({
  method: paymentMethodSchema,
  /** Null if it is available. */
  refusal: z.nullable(paymentRefusalSchema),
  /** The fee added to the total, with its tax; null for none. */
  fee: z.nullable(z.object({ gross: moneySchema, net: moneySchema, tax: moneySchema, rate: z.number() })),
  /** Cash rounding of total and fee; negative if rounded down, null for none. */
  rounding: z.nullable(moneySchema),
  /** The store's own name of the fee; null for the language's default. */
  feeTitle: z.nullable(z.string()),
});

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentOffer = z.infer<typeof paymentOfferSchema>;

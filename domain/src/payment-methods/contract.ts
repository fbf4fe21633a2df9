import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';

/** How an order is paid. `card` joins with the payment provider. */
export const paymentMethodSchema = z.enum(['cash-on-delivery', 'bank-transfer']);

export const paymentRefusalSchema = z.enum([
  'not-enabled',
  'over-price-limit',
  'too-many-items',
  'freight-not-allowed',
  'cart-size',
]);

/** One way to pay this cart, and why it is not open when it is not. */
export const paymentOfferSchema = z.object({
  method: paymentMethodSchema,
  /** Null when it may be chosen. */
  refusal: z.nullable(paymentRefusalSchema),
  /** What it adds to the total, with the tax that the fee holds; null for nothing. */
  fee: z.nullable(z.object({ gross: moneySchema, net: moneySchema, tax: moneySchema, rate: z.number() })),
  /** What rounding to coins adds to the total and the fee; negative if it takes something off, null for nothing. */
  rounding: z.nullable(moneySchema),
  /** The store's own words for the fee; null takes the language's. */
  feeTitle: z.nullable(z.string()),
});

export type PaymentMethod = z.infer<typeof paymentMethodSchema>;
export type PaymentRefusal = z.infer<typeof paymentRefusalSchema>;
export type PaymentOffer = z.infer<typeof paymentOfferSchema>;

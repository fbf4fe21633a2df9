import * as z from 'zod/mini';
import { cartAddressSchema, lineItemSchema, shippingInfoSchema, taxPortionSchema } from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';

/** A placed order as the confirmation shows it (spec core §3). */
export const orderSchema = z.object({
  id: z.string(),
  /** As people read it: Czech numbers without their `NS`. */
  orderNumber: z.string(),
  createdAt: z.string(),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  /** Bank transfers are in progress until the money comes; the others show paid (spec core §4). */
  paymentStatus: z.enum(['in-progress', 'paid']),
  paymentMethod: paymentMethodSchema,
  customerEmail: z.string(),
  lineItems: z.array(lineItemSchema),
  billingAddress: cartAddressSchema,
  shippingAddress: cartAddressSchema,
  subtotal: moneySchema,
  shippingInfo: z.nullable(shippingInfoSchema),
  cashOnDeliveryFee: z.nullable(moneySchema),
  totalNet: moneySchema,
  totalTax: moneySchema,
  /** The tax of each rate, the fee's included; their sum is `totalTax`. */
  taxPortions: z.array(taxPortionSchema),
  /** Goods, shipping and fee: `totalNet` and `totalTax` together. */
  totalGross: moneySchema,
  /** What rounding to coins adds, without tax; negative if it takes something off, null for nothing. */
  cashRounding: z.nullable(moneySchema),
  /** What is paid: `totalGross`, rounded if it is paid in cash. */
  totalPayable: moneySchema,
  /** Where to send the money, for a bank transfer. */
  bankTransfer: z.nullable(
    z.object({
      iban: z.string(),
      bic: z.string(),
      accountOwner: z.string(),
      bankInstitute: z.string(),
      /** What to write on the transfer. */
      reference: z.string(),
    }),
  ),
});

export type Order = z.infer<typeof orderSchema>;

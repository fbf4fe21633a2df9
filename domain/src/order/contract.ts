import * as z from 'zod/mini';
import {
  cartAddressSchema,
  customLineItemSchema,
  lineItemSchema,
  shippingInfoSchema,
  taxPortionSchema,
} from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';

/**
 * A displayed or stored order number: `SK-100001`, `NSCZ-100001`, or one that staff chose, such as `STAFF-1`. Safe in a path: it has
 * no slash and does not begin with a dot.
 */
export const orderNumberSchema = z.string().check(z.maxLength(40), z.regex(/^[\w-][\w.-]*$/, 'order-number'));

/** How to pay a voucher, such as Multibanco's, at a cash machine. */
export const voucherActionSchema = z.object({
  type: z.literal('voucher'),
  reference: z.string(),
  entity: z.string(),
  /** ISO 8601, without a time zone, as the payment provider names it. */
  expiresAt: z.string(),
  merchantReference: z.string(),
});

/** A placed order on the confirmation page (spec core §3). */
export const orderSchema = z.object({
  id: z.string(),
  /** The displayed number; Czech numbers without `NS`. */
  orderNumber: z.string(),
  createdAt: z.string(),
  orderState: z.enum(['Open', 'Confirmed', 'Complete', 'Cancelled']),
  /**
   * Bank transfers and vouchers are in progress until the money arrives; other methods show paid (spec core §4). `failed`: a
   * voucher expired before it was paid, or an authorisation ended before it was captured.
   */
  paymentStatus: z.enum(['in-progress', 'paid', 'failed']),
  paymentMethod: paymentMethodSchema,
  paymentInfo: z.object({
    payments: z.array(
      z.object({
        /** The payment provider's name of the method, such as `scheme`; null for other payments. */
        providerMethod: z.nullable(z.string()),
        /** The action that the customer must take, null if none. */
        action: z.nullable(voucherActionSchema),
      }),
    ),
  }),
  customerEmail: z.string(),
  lineItems: z.array(lineItemSchema),
  customLineItems: z.array(customLineItemSchema),
  billingAddress: cartAddressSchema,
  shippingAddress: cartAddressSchema,
  subtotal: moneySchema,
  shippingInfo: z.nullable(shippingInfoSchema),
  cashOnDeliveryFee: z.nullable(moneySchema),
  totalNet: moneySchema,
  totalTax: moneySchema,
  /** Tax per rate, including the fee's; the sum is `totalTax`. */
  taxPortions: z.array(taxPortionSchema),
  /** Goods, shipping and fee: `totalNet` plus `totalTax`. */
  totalGross: moneySchema,
  /** The amount added by cash rounding, without tax; negative if rounded down, null for none. */
  cashRounding: z.nullable(moneySchema),
  /** The amount to pay: `totalGross`, rounded if it is paid in cash. */
  totalPayable: moneySchema,
  /** Bank account for a bank transfer. */
  bankTransfer: z.nullable(
    z.object({
      iban: z.string(),
      bic: z.string(),
      accountOwner: z.string(),
      bankInstitute: z.string(),
      /** Payment reference of the transfer. */
      reference: z.string(),
      /**
       * The code that banking apps scan, a PNG as a data URL. Null in lists, in the answer to an order, and if the account's
       * country uses none.
       */
      code: z.nullable(z.string()),
    }),
  ),
});

export type Order = z.infer<typeof orderSchema>;
export type VoucherAction = z.infer<typeof voucherActionSchema>;

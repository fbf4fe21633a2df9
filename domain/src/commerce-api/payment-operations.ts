import * as z from 'zod/mini';
import { MAXIMUM_VERSION } from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';
import { operation } from './operation.js';

/** The cart at the version that the shopper saw; without them, the active cart as it is. */
const seenCart = {
  cartId: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  version: z.optional(z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION))),
};

/** Money as a shopper's client sends it; the fraction digits are the currency's own. */
const amountSchema = z.strictObject({
  ...moneySchema.shape,
  fractionDigits: z.optional(moneySchema.shape.fractionDigits),
});

const response = z.object({
  payment: z.object({ id: z.string(), paymentInterface: paymentMethodSchema, amountPlanned: moneySchema }),
  /** The cart with the payment on it: what `createMyOrderFromCart` orders. */
  cart: z.object({ id: z.string(), version: z.int() }),
});

/** With the sum that the shopper saw, fee included, or for whatever the cart comes to. */
const requestOfMethod = z.strictObject({ ...seenCart, amountPlanned: z.optional(amountSchema) });

/** The operations that put a payment on the cart before it is ordered; asked again for the same version they answer with the same payment. */
export const paymentOperations = {
  createMyPayment: operation({
    summary: 'Puts a payment on the cart, for the sum that the cart comes to with the fee of the method and no other',
    request: z.strictObject({
      ...seenCart,
      paymentMethodInfo: z.strictObject({
        paymentInterface: paymentMethodSchema,
        /** The same word again, as some clients send it. */
        method: z.optional(paymentMethodSchema),
      }),
      amountPlanned: amountSchema,
    }),
    response,
    takesDraft: true,
  }),
  createCodPayment: operation({
    summary: 'Puts a payment on delivery on the cart, with its fee',
    request: requestOfMethod,
    response,
    takesDraft: true,
  }),
  createBankPayment: operation({
    summary: 'Puts a payment by bank transfer on the cart',
    request: requestOfMethod,
    response,
    takesDraft: true,
  }),
} as const;

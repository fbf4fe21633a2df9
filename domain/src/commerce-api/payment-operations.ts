import * as z from 'zod/mini';
import { moneySchema } from '../money/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';
import { operation } from './operation.js';

/** The cart at the version that the shopper saw. */
const seenCart = { cartId: z.string().check(z.maxLength(256)), version: z.int() };

const response = z.object({
  payment: z.object({ id: z.string(), paymentInterface: paymentMethodSchema, amountPlanned: moneySchema }),
  /** The cart with the payment on it: what `createMyOrderFromCart` orders. */
  cart: z.object({ id: z.string(), version: z.int() }),
});

/** With the sum that the shopper saw, fee included, or for whatever the cart comes to. */
const requestOfMethod = z.object({ ...seenCart, amountPlanned: z.optional(moneySchema) });

/** The operations that put a payment on the cart before it is ordered; asked again for the same version they answer with the same payment. */
export const paymentOperations = {
  createMyPayment: operation({
    summary: 'Puts a payment on the cart, for the sum that the cart comes to with the fee of the method and no other',
    request: z.object({
      ...seenCart,
      paymentMethodInfo: z.object({ paymentInterface: paymentMethodSchema }),
      amountPlanned: moneySchema,
    }),
    response,
  }),
  createCodPayment: operation({
    summary: 'Puts a payment on delivery on the cart, with its fee',
    request: requestOfMethod,
    response,
  }),
  createBankPayment: operation({
    summary: 'Puts a payment by bank transfer on the cart',
    request: requestOfMethod,
    response,
  }),
} as const;

import * as z from 'zod/mini';
import { MAXIMUM_VERSION } from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';
import { operation } from './operation.js';

/** The cart at the version that the shopper saw; the active cart if left out. */
const seenCart = {
  cartId: z.optional(z.string().check(z.minLength(1), z.maxLength(256))),
  version: z.optional(z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION))),
};

/** Money in requests; fraction digits are the currency's own. */
const amountSchema = z.strictObject({
  ...moneySchema.shape,
  fractionDigits: z.optional(moneySchema.shape.fractionDigits),
});

const response = z.object({
  payment: z.object({ id: z.string(), paymentInterface: paymentMethodSchema, amountPlanned: moneySchema }),
  /** The cart including the payment; `createMyOrderFromCart` orders it. */
  cart: z.object({ id: z.string(), version: z.int() }),
});

/** `amountPlanned` is the total that the shopper saw, fee included; if left out, it is not checked. */
const requestOfMethod = z.strictObject({ ...seenCart, amountPlanned: z.optional(amountSchema) });

/** Operations that add a payment to the cart before it is ordered. Idempotent per cart version. */
export const paymentOperations = {
  createMyPayment: operation({
    summary: "Adds a payment to the cart; the amount must be the cart's total including the method's fee",
    request: z.strictObject({
      ...seenCart,
      paymentMethodInfo: z.strictObject({
        paymentInterface: paymentMethodSchema,
        /** Some clients repeat the method here. */
        method: z.optional(paymentMethodSchema),
      }),
      amountPlanned: amountSchema,
    }),
    response,
    takesDraft: true,
  }),
  createCodPayment: operation({
    summary: 'Adds a cash-on-delivery payment to the cart, with its fee',
    request: requestOfMethod,
    response,
    takesDraft: true,
  }),
  createBankPayment: operation({
    summary: 'Adds a bank transfer payment to the cart',
    request: requestOfMethod,
    response,
    takesDraft: true,
  }),
} as const;

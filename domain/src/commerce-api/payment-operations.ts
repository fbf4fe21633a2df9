import * as z from 'zod/mini';
import { MAXIMUM_VERSION } from '../cart/contract.js';
import { moneySchema } from '../money/contract.js';
import { emailSchema } from '../email/contract.js';
import { walletContactSchema } from '../express-payment/contract.js';
import { EXPRESS_WALLETS } from '../express-payment/offered-wallets.js';
import { onlinePaymentAnswerSchema } from '../online-payment/answer.js';
import { paymentDetailsSchema, submittedPaymentSchema } from '../online-payment/submitted-payment.js';
import { paymentMethodSchema } from '../payment-methods/contract.js';
import { cartAnswer } from './cart-operations.js';
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

const cartId = seenCart.cartId;
const cartIdRequired = z.string().check(z.minLength(1), z.maxLength(256));

/** The provider's list of methods for its payment form, unchanged except for methods that the store does not offer. */
const providerMethodsSchema = z.looseObject({
  paymentMethods: z.array(z.looseObject({ type: z.string(), name: z.string() })),
});

const onlinePaymentOperations = {
  onlinePaymentMethods: operation({
    summary: "Returns the settings of the payment provider's form and the methods that it offers for the cart",
    request: z.strictObject({ cartId }),
    response: z.object({
      clientKey: z.string(),
      environment: z.enum(['test', 'live']),
      /** Replaces the provider's addresses in the browser; null for the real ones. */
      browserBase: z.nullable(z.string()),
      /** A language and country that the form supports: `no-NO` in place of `nb-NO`. */
      locale: z.string(),
      countryCode: z.string(),
      /** Total of the cart. */
      amount: moneySchema,
      methods: providerMethodsSchema,
      /** How many digits the company's number in the trade register has, which Billie requires; null if it is not asked for. */
      registration: z.nullable(z.object({ digits: z.int(), known: z.nullable(z.string()) })),
    }),
  }),
  startOnlinePayment: operation({
    summary: 'Pays the cart with the payment provider and places the order',
    request: z.strictObject({
      cartId: cartIdRequired,
      version: z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION)),
      agreedToSendEmail: z.optional(z.boolean()),
      payment: submittedPaymentSchema,
    }),
    response: onlinePaymentAnswerSchema,
  }),
  startExpressPayment: operation({
    summary:
      "Pays the cart from a wallet: sets both addresses and the e-mail from the wallet's contacts, and places the order",
    request: z.strictObject({
      cartId: cartIdRequired,
      version: z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION)),
      /** The total that the wallet showed; another total is refused before anything is charged. */
      amount: amountSchema,
      email: z.optional(emailSchema),
      /** Optional here, so that a wallet without one is refused with `address-missing`, which the page explains. */
      billingContact: z.optional(walletContactSchema),
      shippingContact: z.optional(walletContactSchema),
      payment: z.extend(submittedPaymentSchema, {
        paymentMethod: z.extend(submittedPaymentSchema.shape.paymentMethod, { type: z.enum(EXPRESS_WALLETS) }),
      }),
    }),
    response: onlinePaymentAnswerSchema,
  }),
  continueOnlinePayment: operation({
    summary: 'Continues a payment after an action or after the return from a bank',
    request: z.strictObject({
      attemptId: z.optional(z.uuid()),
      details: paymentDetailsSchema,
      paymentData: z.optional(z.string().check(z.minLength(1), z.maxLength(50_000))),
    }),
    response: onlinePaymentAnswerSchema,
  }),
  onlinePaymentState: operation({
    summary: "Returns the state of the newest online payment of one of the visitor's carts",
    request: z.strictObject({ cartId: cartIdRequired }),
    response: onlinePaymentAnswerSchema,
  }),
  cancelOnlinePayment: operation({
    summary: 'Cancels an online payment that waits for the shopper; keeps one whose outcome is unknown',
    request: z.strictObject({
      cartId: cartIdRequired,
      /** Only this payment is cancelled; the one that waits if left out. Another tab may have replaced it meanwhile. */
      attemptId: z.optional(z.uuid()),
    }),
    response: cartAnswer,
  }),
} as const;

/** Operations that add a payment to the cart before it is ordered. Idempotent per cart version. */
export const paymentOperations = {
  ...onlinePaymentOperations,
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

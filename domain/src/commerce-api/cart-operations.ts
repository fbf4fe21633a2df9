import * as z from 'zod/mini';
import {
  cartActionSchema,
  cartSchema,
  couponCodeSchema,
  MAXIMUM_VERSION,
  newLineItemSchema,
  referenceSchema,
} from '../cart/contract.js';
import { currencyCodeSchema } from '../money/contract.js';
import { countryCodeSchema } from '../store/contract.js';
import { operation } from './operation.js';

const id = z.string().check(z.minLength(1), z.maxLength(256));
const version = z.int().check(z.minimum(1), z.maximum(MAXIMUM_VERSION));

/** The cart to change, which must be the active one. Default: the active cart at its current version. */
const cartToChange = { id: z.optional(id), version: z.optional(version) };

/** Contents of a new cart. Currency, country and locale must match the request's store. */
const cartDraft = z.strictObject({
  currency: z.optional(currencyCodeSchema),
  country: z.optional(countryCodeSchema),
  locale: z.optional(z.string().check(z.maxLength(20))),
  lineItems: z.optional(z.array(newLineItemSchema).check(z.maxLength(50))),
});

/** The response of operations that change the cart. */
export const cartAnswer = z.object({ cart: z.nullable(cartSchema) });

/** Cart operations (spec core §4, §7). */
export const cartOperations = {
  getMe: operation({
    summary: "Returns the visitor's active cart",
    request: z.strictObject({ activeCart: z.optional(z.boolean()), customer: z.optional(z.literal(false)) }),
    response: z.object({ me: z.object({ activeCart: z.nullable(cartSchema) }) }),
  }),
  getCart: operation({
    summary: "Returns one of the visitor's carts by id; null for other carts",
    request: z.union([z.strictObject({ cartId: id }), z.strictObject({ id })]),
    response: cartAnswer,
    aliases: ['getMyCart'],
  }),
  createCart: operation({
    summary: "Returns the active cart with the draft's contents added; creates the cart if there is none",
    request: cartDraft,
    response: cartAnswer,
    takesDraft: true,
    aliases: ['createMyCart'],
  }),
  updateCart: operation({
    summary: 'Applies actions to the active cart in order, all or none; creates the cart if there is none',
    request: z.strictObject({
      ...cartToChange,
      actions: z.array(cartActionSchema).check(z.minLength(1), z.maxLength(50)),
    }),
    response: cartAnswer,
    aliases: ['updateMyCart'],
  }),
  deleteCart: operation({
    summary: 'Deletes the active cart; does nothing if there is none',
    request: z.strictObject(cartToChange),
    response: cartAnswer,
    aliases: ['deleteMyCart'],
  }),
  applyCartCoupon: operation({
    summary: 'Adds a discount code to the active cart; creates the cart if there is none',
    request: z.strictObject({ code: couponCodeSchema }),
    response: cartAnswer,
  }),
  removeCartCoupon: operation({
    summary: 'Removes a discount code from the active cart; does nothing if the cart does not have it',
    request: z.union([
      z.strictObject({ discountCodeId: id }),
      z.strictObject({ discountCode: referenceSchema('discount-code') }),
    ]),
    response: cartAnswer,
  }),
  updateCartItemChannel: operation({
    summary:
      "Sets the store's inventory and price channels on a line of the active cart; does nothing if the line no longer exists",
    request: z.strictObject({ lineItemId: id }),
    response: cartAnswer,
  }),
} as const;

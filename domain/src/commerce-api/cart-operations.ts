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

/** The cart that a change is meant for: it has to be the active one. Without them, the active cart at its newest version. */
const changedCart = { id: z.optional(id), version: z.optional(version) };

/** What a new cart holds. Currency, country and locale have to be those of the request's store. */
const cartDraft = z.strictObject({
  currency: z.optional(currencyCodeSchema),
  country: z.optional(countryCodeSchema),
  locale: z.optional(z.string().check(z.maxLength(20))),
  lineItems: z.optional(z.array(newLineItemSchema).check(z.maxLength(50))),
});

/** What operations answer that change the cart. */
export const cartAnswer = z.object({ cart: z.nullable(cartSchema) });

/** The operations of the cart (spec core §4, §7). */
export const cartOperations = {
  getMe: operation({
    summary: "The visitor's active cart",
    request: z.strictObject({ activeCart: z.optional(z.boolean()), customer: z.optional(z.literal(false)) }),
    response: z.object({ me: z.object({ activeCart: z.nullable(cartSchema) }) }),
  }),
  getCart: operation({
    summary: "A cart of the visitor's own by id; null for anybody else's",
    request: z.union([z.strictObject({ cartId: id }), z.strictObject({ id })]),
    response: cartAnswer,
    aliases: ['getMyCart'],
  }),
  createCart: operation({
    summary: 'The active cart, made when there is none; what the draft holds is added to it',
    request: cartDraft,
    response: cartAnswer,
    takesDraft: true,
    aliases: ['createMyCart'],
  }),
  updateCart: operation({
    summary: 'Actions on the active cart, in order, as one change; the cart is made when there is none',
    request: z.strictObject({
      ...changedCart,
      actions: z.array(cartActionSchema).check(z.minLength(1), z.maxLength(50)),
    }),
    response: cartAnswer,
    aliases: ['updateMyCart'],
  }),
  deleteCart: operation({
    summary: 'Deletes the active cart; does nothing if there is none',
    request: z.strictObject(changedCart),
    response: cartAnswer,
    aliases: ['deleteMyCart'],
  }),
  applyCartCoupon: operation({
    summary: 'Puts a discount code on the active cart; the cart is made when there is none',
    request: z.strictObject({ code: couponCodeSchema }),
    response: cartAnswer,
  }),
  removeCartCoupon: operation({
    summary: 'Takes a discount code off the active cart; does nothing where the code is not on it',
    request: z.union([
      z.strictObject({ discountCodeId: id }),
      z.strictObject({ discountCode: referenceSchema('discount-code') }),
    ]),
    response: cartAnswer,
  }),
  updateCartItemChannel: operation({
    summary:
      "Gives a line of the active cart its store's channels of stock and price; does nothing for a line that is gone",
    request: z.strictObject({ lineItemId: id }),
    response: cartAnswer,
  }),
} as const;

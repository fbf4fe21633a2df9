import * as z from 'zod/mini';
import { cartActionSchema, cartSchema, couponCodeSchema } from '../cart/contract.js';
import { operation } from './operation.js';

const none = z.object({});
const id = z.string().check(z.minLength(1), z.maxLength(256));

/** What operations answer that change the cart. */
export const cartAnswer = z.object({ cart: z.nullable(cartSchema) });

/** The operations of the cart (spec core §4, §7). */
export const cartOperations = {
  getMe: operation({
    summary: "The visitor's active cart",
    request: none,
    response: z.object({ me: z.object({ activeCart: z.nullable(cartSchema) }) }),
  }),
  getCart: operation({
    summary: "A cart of the visitor's own by id; null for anybody else's",
    request: z.object({ cartId: z.string().check(z.maxLength(256)) }),
    response: cartAnswer,
  }),
  createCart: operation({
    summary: 'The active cart, made when there is none',
    request: none,
    response: cartAnswer,
  }),
  updateCart: operation({
    summary: 'Actions on the active cart, in order, as one change; the cart is made when there is none',
    request: z.object({ actions: z.array(cartActionSchema).check(z.minLength(1), z.maxLength(50)) }),
    response: cartAnswer,
  }),
  deleteCart: operation({
    summary: 'Throws the active cart away',
    request: none,
    response: cartAnswer,
  }),
  applyCartCoupon: operation({
    summary: 'Puts a discount code on the active cart; the cart is made when there is none',
    request: z.object({ code: couponCodeSchema }),
    response: cartAnswer,
  }),
  removeCartCoupon: operation({
    summary: 'Takes a discount code off the active cart; does nothing where the code is not on it',
    request: z.object({ discountCodeId: id }),
    response: cartAnswer,
  }),
  updateCartItemChannel: operation({
    summary:
      "Gives a line of the active cart its store's channels of stock and price; does nothing for a line that is gone",
    request: z.object({ lineItemId: id }),
    response: cartAnswer,
  }),
} as const;

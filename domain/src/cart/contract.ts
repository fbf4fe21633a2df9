import * as z from 'zod/mini';
import { addressSchema } from '../address/contract.js';
import { priceSchema, skuSchema } from '../catalogue/contract.js';
import { clientTypeValueSchema } from '../client-type/contract.js';
import { moneySchema } from '../money/contract.js';

export const lineItemSchema = z.object({
  id: z.string(),
  productId: z.string(),
  sku: z.string(),
  name: z.string(),
  path: z.string(),
  productTypeKey: z.string(),
  image: z.nullable(z.string()),
  quantity: z.int(),
  price: priceSchema,
  /** What the line costs, every discount taken off. */
  totalPrice: moneySchema,
  isFreight: z.boolean(),
});

const taxPortionSchema = z.object({ rate: z.number(), amount: moneySchema });

export const cartAddressSchema = z.object({ ...z.partial(addressSchema).shape, email: z.optional(z.string()) });

export const shippingInfoSchema = z.object({
  methodKey: z.string(),
  methodName: z.string(),
  price: moneySchema,
  isFree: z.boolean(),
});

/** The active cart as a screen needs it (spec core §3). */
export const cartSchema = z.object({
  id: z.string(),
  version: z.int(),
  customerEmail: z.nullable(z.string()),
  lineItems: z.array(lineItemSchema),
  /** Pieces of all lines. */
  itemCount: z.int(),
  /** The lines' sum, shipping left out. */
  subtotal: moneySchema,
  shippingInfo: z.nullable(shippingInfoSchema),
  discountCodes: z.array(z.object({ id: z.string(), code: z.string(), state: z.string() })),
  /** Goods and shipping, without the cash-on-delivery fee. */
  totalPrice: moneySchema,
  /** Null until a shipping address is set. */
  taxedPrice: z.nullable(
    z.object({ totalNet: moneySchema, totalGross: moneySchema, taxPortions: z.array(taxPortionSchema) }),
  ),
  billingAddress: z.nullable(cartAddressSchema),
  shippingAddress: z.nullable(cartAddressSchema),
  clientType: clientTypeValueSchema,
  cartState: z.enum(['Active', 'Merged', 'Ordered', 'Frozen']),
});

/** A quantity that a shopper may ask for; the store's own maximum is checked beside it. */
const quantitySchema = z.int().check(z.minimum(1), z.maximum(100_000));

/** A discount code as somebody types it. */
export const couponCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** What may be done to a cart (spec core §7). Channels are the store's and are never taken from a request. */
export const cartActionSchema = z.discriminatedUnion('action', [
  z.object({ action: z.literal('addLineItem'), sku: skuSchema, quantity: quantitySchema }),
  z.object({ action: z.literal('removeLineItem'), lineItemId: z.string().check(z.maxLength(256)) }),
  z.object({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: z.string().check(z.maxLength(256)),
    // 0 removes the line (spec core §4).
    quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  z.object({ action: z.literal('addDiscountCode'), code: couponCodeSchema }),
  z.object({ action: z.literal('removeDiscountCode'), discountCodeId: z.string().check(z.maxLength(256)) }),
  z.object({ action: z.literal('setShippingMethod'), shippingMethodKey: z.string().check(z.maxLength(256)) }),
  z.object({ action: z.literal('recalculate') }),
]);

export type LineItem = z.infer<typeof lineItemSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type CartAction = z.infer<typeof cartActionSchema>;
export type CartAddress = z.infer<typeof cartAddressSchema>;

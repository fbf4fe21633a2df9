import * as z from 'zod/mini';
import { addressInputSchema, addressSchema } from '../address/contract.js';
import { emailSchema } from '../email/contract.js';
import { priceSchema, skuSchema } from '../catalogue/contract.js';
import { clientTypeValueSchema } from '../client-type/contract.js';
import { moneySchema } from '../money/contract.js';

/** A cart discount: its name in the page's language, and the saved amount. */
export const savingSchema = z.object({ name: z.string(), amount: moneySchema });

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
  /** The price of the line after all discounts. */
  totalPrice: moneySchema,
  /** The cart discounts of the line; the difference to price × quantity. */
  savings: z.array(savingSchema),
  isFreight: z.boolean(),
  /** Whether a discount added it for nothing; its quantity cannot be changed. */
  isGift: z.optional(z.boolean()),
});

/** A line that is not a product, such as a service. Shoppers cannot change it. */
export const customLineItemSchema = z.object({
  id: z.string(),
  name: z.string(),
  quantity: z.int(),
  /** The price of one piece. */
  price: moneySchema,
  totalPrice: moneySchema,
});

export const taxPortionSchema = z.object({ rate: z.number(), amount: moneySchema });

export const cartAddressSchema = z.object({
  ...z.partial(z.omit(addressSchema, { hasHouseName: true })).shape,
  email: z.optional(z.string()),
});

export const shippingInfoSchema = z.object({
  methodKey: z.string(),
  methodName: z.string(),
  price: moneySchema,
  isFree: z.boolean(),
});

/** The active cart as screens need it (spec core §3). */
export const cartSchema = z.object({
  id: z.string(),
  version: z.int(),
  customerEmail: z.nullable(z.string()),
  lineItems: z.array(lineItemSchema),
  customLineItems: z.array(customLineItemSchema),
  /** Total pieces of all lines. */
  itemCount: z.int(),
  /** Sum of the lines, without shipping. */
  subtotal: moneySchema,
  shippingInfo: z.nullable(shippingInfoSchema),
  discountCodes: z.array(z.object({ id: z.string(), code: z.string(), state: z.string() })),
  /** The gifts that the shopper removed: the cart discount that added each, and its name. It adds them no more. */
  refusedGifts: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Goods and shipping, without the cash-on-delivery fee. */
  totalPrice: moneySchema,
  /** Null until a shipping address is set. */
  taxedPrice: z.nullable(
    z.object({ totalNet: moneySchema, totalGross: moneySchema, taxPortions: z.array(taxPortionSchema) }),
  ),
  /** The total with tax, if the prices are net now; null for gross prices. Limits compare it. */
  grossBeforeNet: z.optional(z.nullable(moneySchema)),
  /** The subtotal with tax, if the prices are net now; null for gross prices. The threshold of free shipping compares it. */
  grossSubtotalBeforeNet: z.optional(z.nullable(moneySchema)),
  billingAddress: z.nullable(cartAddressSchema),
  shippingAddress: z.nullable(cartAddressSchema),
  clientType: clientTypeValueSchema,
  /** Whether the shopper wants offers by e-mail. */
  agreedToSendEmail: z.optional(z.boolean()),
  cartState: z.enum(['Active', 'Merged', 'Ordered', 'Frozen']),
});

/** A requested quantity; the store's own maximum is checked separately. */
const quantitySchema = z.int().check(z.minimum(1), z.maximum(100_000));

/** A discount code as typed. */
export const couponCodeSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

const actionId = z.string().check(z.minLength(1), z.maxLength(256));

/** A reference of the specification's form: type and id. */
export const referenceSchema = <Type extends string>(typeId: Type) =>
  z.strictObject({ typeId: z.optional(z.literal(typeId)), id: actionId });

const channelSchema = referenceSchema('channel');

/** More than any cart version. */
export const MAXIMUM_VERSION = 1_000_000_000;

/** Pieces of a product. Every product has one variant; channels must be the store's own. */
export const newLineItemSchema = z.strictObject({
  sku: skuSchema,
  quantity: quantitySchema,
  variantId: z.optional(z.literal(1)),
  supplyChannel: z.optional(channelSchema),
  distributionChannel: z.optional(channelSchema),
});

/** Custom fields that a shopper may set. */
const customFieldsSchema = z.strictObject({
  customerAgreedToSendEmail: z.optional(z.boolean()),
  utmSource: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
});

/** Update actions of a cart (spec core §7). */
export const cartActionSchema = z.discriminatedUnion('action', [
  z.strictObject({ action: z.literal('addLineItem'), ...newLineItemSchema.shape }),
  z.strictObject({
    action: z.literal('removeLineItem'),
    lineItemId: actionId,
    /** All pieces if left out. */
    quantity: z.optional(quantitySchema),
  }),
  z.strictObject({
    action: z.literal('changeLineItemQuantity'),
    lineItemId: actionId,
    // 0 removes the line (spec core §4).
    quantity: z.int().check(z.minimum(0), z.maximum(100_000)),
  }),
  z.strictObject({ action: z.literal('addDiscountCode'), code: couponCodeSchema }),
  /** The id of the code, or a reference to it. */
  z.strictObject({
    action: z.literal('removeDiscountCode'),
    discountCodeId: z.optional(actionId),
    discountCode: z.optional(referenceSchema('discount-code')),
  }),
  /** The method's key or a reference to it; null for the store's default. */
  z.strictObject({
    action: z.literal('setShippingMethod'),
    shippingMethodKey: z.optional(actionId),
    shippingMethod: z.optional(z.nullable(referenceSchema('shipping-method'))),
  }),
  z.strictObject({ action: z.literal('setCustomerEmail'), email: emailSchema }),
  z.strictObject({ action: z.literal('setBillingAddress'), address: addressInputSchema }),
  z.strictObject({ action: z.literal('setShippingAddress'), address: addressInputSchema }),
  z.strictObject({
    action: z.literal('setCustomType'),
    type: z.strictObject({ typeId: z.optional(z.literal('type')), key: z.literal('cart') }),
    fields: customFieldsSchema,
  }),
  /** For a payment that `createMyPayment` has put on the cart already. */
  z.strictObject({ action: z.literal('addPayment'), payment: referenceSchema('payment') }),
  z.strictObject({ action: z.literal('recalculate') }),
]);

export type Saving = z.infer<typeof savingSchema>;
export type CustomLineItem = z.infer<typeof customLineItemSchema>;
export type LineItem = z.infer<typeof lineItemSchema>;
export type Cart = z.infer<typeof cartSchema>;
export type CartAction = z.infer<typeof cartActionSchema>;
export type CartAddress = z.infer<typeof cartAddressSchema>;

import {
  address,
  boolean,
  customFields,
  json,
  keyReference,
  list,
  localized,
  map,
  money,
  number,
  object,
  reference,
  text,
} from '../predicates/shape.js';

const price = object({
  id: text,
  key: text,
  value: money,
  country: text,
  channel: reference,
  customerGroup: reference,
  validFrom: text,
  validUntil: text,
});
const variant = object({
  id: number,
  sku: text,
  key: text,
  prices: list(price),
  attributes: list(object({ name: text, value: json })),
  images: list(object({ url: text, label: text })),
});

/** The fields of a product's current or staged data, which are also those of a projection. */
export const productDataFields = {
  name: localized,
  slug: localized,
  description: localized,
  metaTitle: localized,
  metaDescription: localized,
  metaKeywords: localized,
  categories: list(reference),
  categoryOrderHints: map(text),
  masterVariant: variant,
  variants: list(variant),
};

export const productFields = {
  productType: reference,
  taxCategory: reference,
  priceMode: text,
  masterData: object({
    published: boolean,
    hasStagedChanges: boolean,
    current: object(productDataFields),
    staged: object(productDataFields),
  }),
};

const taxedPrice = object({ totalNet: money, totalGross: money });
const lineItem = object({
  id: text,
  key: text,
  productId: text,
  productKey: text,
  name: localized,
  quantity: number,
  variant,
  price,
  totalPrice: money,
  taxedPrice,
  lineItemMode: text,
  priceMode: text,
  custom: customFields,
});

const checkoutFields = {
  businessUnit: keyReference,
  customerId: text,
  customerEmail: text,
  customerGroup: reference,
  anonymousId: text,
  store: keyReference,
  country: text,
  locale: text,
  origin: text,
  inventoryMode: text,
  taxMode: text,
  totalPrice: money,
  taxedPrice,
  lineItems: list(lineItem),
  customLineItems: list(object({ id: text, slug: text, quantity: number, totalPrice: money })),
  shippingAddress: address,
  billingAddress: address,
  shippingInfo: object({
    shippingMethodName: text,
    price: money,
    shippingMethod: reference,
    shippingMethodState: text,
  }),
  discountCodes: list(object({ discountCode: reference, state: text })),
  paymentInfo: object({ payments: list(reference) }),
  custom: customFields,
};

export const cartFields = { ...checkoutFields, cartState: text };

export const orderFields = {
  ...checkoutFields,
  orderNumber: text,
  orderState: text,
  paymentState: text,
  shipmentState: text,
  completedAt: text,
  purchaseOrderNumber: text,
  cart: reference,
  quote: reference,
  state: reference,
};

export const paymentFields = {
  anonymousId: text,
  customer: reference,
  interfaceId: text,
  amountPlanned: money,
  paymentMethodInfo: object({ paymentInterface: text, method: text, name: localized }),
  paymentStatus: object({ interfaceCode: text, interfaceText: text, state: reference }),
  transactions: list(
    object({ id: text, type: text, state: text, amount: money, interactionId: text, timestamp: text }),
  ),
  custom: customFields,
};

export const shoppingListFields = {
  businessUnit: keyReference,
  name: localized,
  slug: localized,
  description: localized,
  customer: reference,
  anonymousId: text,
  store: keyReference,
  deleteDaysAfterLastModification: number,
  lineItems: list(
    object({
      id: text,
      key: text,
      productId: text,
      variantId: number,
      productType: reference,
      name: localized,
      quantity: number,
      addedAt: text,
      custom: customFields,
    }),
  ),
  textLineItems: list(
    object({ id: text, key: text, name: localized, quantity: number, addedAt: text, custom: customFields }),
  ),
  custom: customFields,
};

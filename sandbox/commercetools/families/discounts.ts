import type { CartDiscount, DiscountCode, ProductDiscount } from '@commercetools/platform-sdk';
import {
  boolean,
  customFields,
  keyReference,
  list,
  localized,
  money,
  number,
  object,
  reference,
  text,
} from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';
import { cartDiscountMessages, discountCodeMessages } from '../messages/settings-messages.js';

const discountFields = {
  name: localized,
  description: localized,
  isActive: boolean,
  sortOrder: text,
  validFrom: text,
  validUntil: text,
  value: object({ type: text, permyriad: number, money: list(money) }),
  custom: customFields,
};

export const productDiscounts = cached<ProductDiscount>()('product-discount', 'product_discounts', {
  ...discountFields,
  predicate: text,
});
export const cartDiscounts = cached<CartDiscount>(cartDiscountMessages)('cart-discount', 'cart_discounts', {
  ...discountFields,
  cartPredicate: text,
  requiresDiscountCode: boolean,
  stackingMode: text,
  stores: list(keyReference),
});
export const discountCodes = stored<DiscountCode>({ code: 'code' }, discountCodeMessages)(
  'discount-code',
  'discount_codes',
  {
    code: text,
    isActive: boolean,
    groups: list(text),
    cartDiscounts: list(reference),
    validFrom: text,
    validUntil: text,
  },
);

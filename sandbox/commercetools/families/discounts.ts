import type { CartDiscount, DiscountCode, ProductDiscount } from '@commercetools/platform-sdk';
import { discountFields } from './field-shapes.js';
import { boolean, keyReference, list, reference, text } from '../predicates/shape.js';
import { cached, stored } from '../storage/family-of.js';
import { cartDiscountTelling, discountCodeTelling } from '../messages/set-up-tellings.js';

export const productDiscounts = cached<ProductDiscount>()('product-discount', 'product_discounts', {
  ...discountFields,
  predicate: text,
});
export const cartDiscounts = cached<CartDiscount>(cartDiscountTelling)('cart-discount', 'cart_discounts', {
  ...discountFields,
  cartPredicate: text,
  requiresDiscountCode: boolean,
  stackingMode: text,
  stores: list(keyReference),
});
export const discountCodes = stored<DiscountCode>({ code: 'code' }, discountCodeTelling)(
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

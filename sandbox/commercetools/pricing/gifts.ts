import type { LineItem } from '@commercetools/platform-sdk';

/** Returns the id of the cart discount that added a line as a gift; undefined for other lines. */
export function giftDiscountOf({ lineItemMode, discountedPricePerQuantity }: LineItem): string | undefined {
  if (lineItemMode !== 'GiftLineItem') return undefined;
  return discountedPricePerQuantity[0]?.discountedPrice.includedDiscounts[0]?.discount.id;
}

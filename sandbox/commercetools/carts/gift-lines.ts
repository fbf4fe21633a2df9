import type { Cart, CartDiscount, LineItem } from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';
import { invalidOperation, PlatformError } from '../errors/platform-error.js';
import { giftDiscountOf } from '../pricing/gifts.js';
import type { Work } from '../work/work.js';
import { newLine } from './line-item.js';

/** Returns the gift of a discount as a line; undefined if its product is not sold any more. */
async function giftLine(work: Work, cart: Cart, { id, value }: CartDiscount): Promise<LineItem | undefined> {
  if (value.type !== 'giftLineItem') return undefined;
  const { product, variantId, supplyChannel, distributionChannel } = value;
  const draft = { productId: product.id, variantId, quantity: 1, supplyChannel, distributionChannel };
  try {
    const line = await newLine(work, cart, draft);
    const zero = centPrecision(0, cart.totalPrice.currencyCode);
    const includedDiscounts = [{ discount: { typeId: 'cart-discount' as const, id }, discountedAmount: zero }];
    const discountedPricePerQuantity = [{ quantity: 1, discountedPrice: { value: zero, includedDiscounts } }];
    return { ...line, lineItemMode: 'GiftLineItem', discountedPricePerQuantity };
  } catch (error) {
    if (error instanceof PlatformError) return undefined;
    throw error;
  }
}

/**
 * Platform rule "gift line items": a cart has the gifts of the discounts that apply to it, one piece each, and no others. Returns
 * the same cart if it has them already.
 */
export async function withGifts(work: Work, cart: Cart, discounts: readonly CartDiscount[]): Promise<Cart> {
  const wanted = new Set(discounts.map(({ id }) => id));
  const given = new Set(cart.lineItems.flatMap((line) => giftDiscountOf(line) ?? []));
  const missing = discounts.filter(({ id }) => !given.has(id));
  const areWanted = [...given].every((id) => wanted.has(id));
  if (areWanted && missing.length === 0) return cart;
  const kept = cart.lineItems.filter((line) => {
    const discount = giftDiscountOf(line);
    return discount === undefined || wanted.has(discount);
  });
  const added = await Promise.all(missing.map((discount) => giftLine(work, cart, discount)));
  return { ...cart, lineItems: [...kept, ...added.flatMap((line) => line ?? [])] };
}

/** Removes a gift for good. Throws InvalidOperation for another quantity, because a gift is one piece. */
export function withoutGift(cart: Cart, line: LineItem, pieces: number): Cart {
  if (pieces !== 0) throw invalidOperation('The quantity of a gift cannot be changed.');
  const id = giftDiscountOf(line);
  return {
    ...cart,
    lineItems: cart.lineItems.filter((one) => one.id !== line.id),
    refusedGifts: [...cart.refusedGifts, ...(id === undefined ? [] : [{ typeId: 'cart-discount' as const, id }])],
  };
}

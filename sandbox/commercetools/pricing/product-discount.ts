import type { Price, ProductDiscount } from '@commercetools/platform-sdk';
import { matches } from '../discount-predicate/evaluate.js';
import { productScope } from './product-scope.js';
import { centPrecision, lessPermyriad } from '../amounts/money.js';
import { isWithinValidity } from './select-price.js';
import { byHighestSortOrder } from './sort-order.js';
import type { PricedProduct, PricedVariant } from './types.js';

/** Returns the product discounts that are active and valid at `now`, highest sort order first. */
export function currentProductDiscounts(discounts: readonly ProductDiscount[], now: Date): ProductDiscount[] {
  return discounts.filter((discount) => discount.isActive && isWithinValidity(discount, now)).sort(byHighestSortOrder);
}

/**
 * Platform rule "product discount": of the current discounts (`currentProductDiscounts`) whose predicate matches and
 * which say something about this price, exactly one applies: the one with the highest sort order. Relative: half of a
 * cent is rounded in the shopper's favour (HalfDown). Absolute: only with an amount in the price's currency, and it
 * may go below zero. External: the discounted price that stands on the price counts, as long as its discount is
 * current. Anything else on the price (`discounted` of an ended discount) is dropped.
 */
export function withProductDiscount(
  price: Price,
  { product, variant }: { readonly product: PricedProduct; readonly variant: PricedVariant },
  current: readonly ProductDiscount[],
): Price {
  const { discounted: given, ...plain } = price;
  if (current.length === 0) return plain;
  const scope = productScope(product, variant, price);
  for (const discount of current) {
    const cents = discountedCents(price, discount);
    const isExternal = discount.value.type === 'external' && given?.discount.id === discount.id;
    if (!isExternal && cents === undefined) continue;
    if (!matches(discount.predicate, scope)) continue;
    if (cents === undefined) return price;
    const value = centPrecision(cents, price.value.currencyCode);
    return { ...plain, discounted: { value, discount: { typeId: 'product-discount', id: discount.id } } };
  }
  return plain;
}

function discountedCents(price: Price, { value }: ProductDiscount): bigint | undefined {
  const cents = BigInt(price.value.centAmount);
  if (value.type === 'relative') return lessPermyriad(cents, value.permyriad, 'HalfDown');
  if (value.type !== 'absolute') return undefined;
  const amount = value.money.find((money) => money.currencyCode === price.value.currencyCode);
  return amount === undefined ? undefined : cents - BigInt(amount.centAmount);
}

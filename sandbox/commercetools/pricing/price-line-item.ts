import type { LineItem, Price, CustomLineItem } from '@commercetools/platform-sdk';
import { lineItemScope, unitOf, customLineItemScope } from './item-scope.js';
import { giftDiscountOf } from './gifts.js';
import { startingGroups, type PricedItem } from './priced-item.js';
import { withProductDiscount } from './product-discount.js';
import { selectPrice } from './select-price.js';
import { isPlaceholderPrice } from './placeholder-price.js';
import type { PricingBasis } from './pricing-basis.js';
import type { CartState, PricedProduct, PricedVariant, PricingError } from './types.js';

/** A line with its newly selected price. */
export interface PricedLine {
  readonly line: LineItem;
  readonly item: PricedItem;
  readonly error?: undefined;
}

/**
 * Platform rule "line item price": in mode `Platform` the price is selected from the current variant for the cart's
 * currency, country and customer group and the line's distribution channel, then its product discount or price tier
 * applies. A line with an agreed price keeps it. Modes `ExternalPrice` and `ExternalTotal` keep their external price. A line
 * whose product was deleted keeps its last price. Returns an error if the product has no matching price, or was deleted
 * before the line had one.
 */
export function priceLineItem(
  line: LineItem,
  { cart, context, productDiscounts }: PricingBasis,
): PricedLine | { readonly error: PricingError } {
  const product = context.products.get(line.productId);
  const variant = product?.variants.find(({ id }) => id === line.variant.id) ?? line.variant;
  const isAgreed = context.agreedLines?.has(line.id) === true;
  if (line.priceMode === 'Platform' && product !== undefined && !isAgreed) {
    const price = platformPrice(line, variant, { cart, now: context.now });
    if (price === undefined) return { error: matchingPriceNotFound(line, cart) };
    const discounted = withProductDiscount(price, { product, variant }, productDiscounts);
    return asPriced({ ...line, price: atQuantity(discounted, line.quantity) }, product, variant);
  }
  // Otherwise the pieces would be free.
  if (line.priceMode === 'Platform' && isPlaceholderPrice(line.price))
    return { error: matchingPriceNotFound(line, cart) };
  return asPriced(line, product, variant);
}

function asPriced(line: LineItem, product: PricedProduct | undefined, variant: PricedVariant): PricedLine {
  const unit = unitOf(line);
  const isTotalGiven = line.priceMode === 'ExternalTotal';
  const gift = giftDiscountOf(line);
  const item: PricedItem = {
    kind: 'lineItem',
    quantity: line.quantity,
    unit,
    groups:
      gift === undefined
        ? startingGroups(unit, line.quantity)
        : [{ quantity: line.quantity, price: 0n, included: [{ discountId: gift, amount: BigInt(unit.centAmount) }] }],
    isGift: gift !== undefined,
    isDiscountable: !isTotalGiven && gift === undefined,
    scope: lineItemScope(line, product, variant),
    ...(isTotalGiven && { givenTotal: BigInt(line.totalPrice.centAmount) }),
  };
  return { line, item };
}

function platformPrice(
  line: LineItem,
  variant: PricedVariant,
  { cart, now }: { readonly cart: CartState; readonly now: Date },
): Price | undefined {
  return selectPrice(variant.prices ?? [], {
    currency: cart.totalPrice.currencyCode,
    country: cart.country,
    customerGroupId: cart.customerGroup?.id,
    channelId: line.distributionChannel?.id,
    date: now,
  });
}

/**
 * Platform rule "price tier": the tier with the largest minimum quantity that is reached replaces the base value for
 * the whole quantity of the line; a discounted price ignores tiers.
 */
function atQuantity(price: Price, quantity: number): Price {
  if (price.discounted !== undefined) return price;
  const reached = (price.tiers ?? []).filter((tier) => tier.minimumQuantity <= quantity);
  const [highest] = reached.sort((a, b) => b.minimumQuantity - a.minimumQuantity);
  return highest === undefined ? price : { ...price, value: highest.value };
}

function matchingPriceNotFound(line: LineItem, cart: CartState): PricingError {
  return {
    code: 'MatchingPriceNotFound',
    productId: line.productId,
    variantId: line.variant.id,
    currency: cart.totalPrice.currencyCode,
    country: cart.country,
    customerGroupId: cart.customerGroup?.id,
    channelId: line.distributionChannel?.id,
  };
}

/** Returns a custom line item priced at its `money` per piece; in price mode `External` it is not discountable. */
export function priceCustomLineItem(item: CustomLineItem): PricedItem {
  return {
    kind: 'customLineItem',
    quantity: item.quantity,
    unit: item.money,
    groups: startingGroups(item.money, item.quantity),
    isDiscountable: item.priceMode !== 'External',
    scope: customLineItemScope(item),
  };
}

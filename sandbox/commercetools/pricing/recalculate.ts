import type { CustomLineItem, LineItem } from '@commercetools/platform-sdk';
import { applyCartDiscounts } from './cart-discount.js';
import { cartScope } from './cart-scope.js';
import { MoneyOverflow, sum } from '../amounts/money.js';
import { giftDiscountOf } from './gifts.js';
import { priceCustomLineItem, priceLineItem } from './price-line-item.js';
import { totalOf, type PricedItem } from './priced-item.js';
import { pricingBasis, type PricingBasis } from './pricing-basis.js';
import { chargedShipping, shippingInfoOf } from './shipping-info.js';
import { itemTax, shippingTax, type ItemTax } from './tax-items.js';
import { sumTaxedPrices } from './taxed-totals.js';
import { totalsOf } from './total-price.js';
import type { CartState, PricingContext, PricingError, Recalculation } from './types.js';
import { isCustomLineItem, isLineItem, writtenEntry, writtenShipping } from './written-entry.js';

/**
 * Prices a cart, once after all actions of an update: price selection → product discounts → cart discounts → shipping →
 * tax → totals. Pure: changes neither cart nor context, and its own result is a fixed point. Amounts are integers in the
 * currency's smallest unit. Returns an error if a line has no matching price, if a tax category lacks a rate for the
 * shipping address, or if an amount exceeds what JSON represents exactly. Do not pass frozen or
 * ordered carts: they keep their prices.
 */
export function recalculate(cart: CartState, context: PricingContext): Recalculation {
  try {
    return recalculated(cart, context);
  } catch (error) {
    if (error instanceof MoneyOverflow) return { error: { code: 'MoneyOverflow' } };
    throw error;
  }
}

function recalculated(cart: CartState, context: PricingContext): Recalculation {
  const basis = pricingBasis(cart, context);
  const priced = pricedEntries(basis);
  if (!Array.isArray(priced)) return priced;
  const discounted = applyCartDiscounts(
    cart,
    priced.map(({ item }) => item),
    context,
  );
  const entries = priced.map(({ entry, item }, index) => ({ entry, item: discounted.items[index] ?? item }));
  const itemsTotal = sum(discounted.items.map(totalOf));
  const scope = cartScope(cart, discounted.items, context.customer);
  const shipping = shippingInfoOf(cart, context, { itemsTotal, scope, discounts: discounted.onShipping });
  const taxes = entries.map(({ entry, item }) => itemTax(entry, item, basis));
  const onShipping = shipping && shippingTax(shipping, basis);
  const error = [...taxes, onShipping].find((tax) => tax?.error !== undefined)?.error;
  if (error !== undefined) return { error };
  const total = itemsTotal + chargedShipping(shipping);
  const sums = { total, ...taxedSums(cart, taxes, onShipping) };
  const written = entries.map(({ entry, item }, index) => writtenEntry(entry, item, taxes[index] ?? {}));
  const lineItems = written.filter(isLineItem);
  return {
    gifts: discounted.gifts,
    cart: {
      ...withoutDerived(cart),
      lineItems,
      customLineItems: written.filter(isCustomLineItem),
      discountCodes: discounted.codes,
      ...(lineItems.length > 0 && { totalLineItemQuantity: piecesIn(lineItems) }),
      ...(shipping && { shippingInfo: writtenShipping(shipping, onShipping ?? {}) }),
      ...totalsOf(cart, sums, discounted.onTotalPrice),
    },
  };
}

interface PricedEntry {
  readonly entry: LineItem | CustomLineItem;
  readonly item: PricedItem;
}

function pricedEntries(basis: PricingBasis): PricedEntry[] | { readonly error: PricingError } {
  const entries: PricedEntry[] = [];
  for (const line of basis.cart.lineItems) {
    const priced = priceLineItem(line, basis);
    // A gift that is not sold here is not given.
    if (priced.error !== undefined && giftDiscountOf(line) !== undefined) continue;
    if (priced.error !== undefined) return { error: priced.error };
    entries.push({ entry: priced.line, item: priced.item });
  }
  for (const entry of basis.cart.customLineItems) entries.push({ entry, item: priceCustomLineItem(entry) });
  return entries;
}

/**
 * Returns `taxedPrice` if there is a shipping address and every item and the shipping are taxed; external amounts
 * (ExternalAmount) are unchanged.
 */
function taxedSums(
  cart: CartState,
  taxes: readonly ItemTax[],
  onShipping: ItemTax | undefined,
): { taxed?: CartState['taxedPrice']; taxedShipping?: CartState['taxedShippingPrice'] } {
  if (cart.taxMode === 'ExternalAmount') return { taxed: cart.taxedPrice, taxedShipping: cart.taxedShippingPrice };
  const all = onShipping === undefined ? taxes : [...taxes, onShipping];
  // External rates do not depend on an address.
  const isTaxable = cart.shippingAddress !== undefined || (cart.taxMode === 'External' && all.length > 0);
  if (cart.taxMode === 'Disabled' || !isTaxable) return {};
  const currency = cart.totalPrice.currencyCode;
  const prices = all.flatMap(({ taxedPrice }) => taxedPrice ?? []);
  return {
    ...(prices.length === all.length && { taxed: sumTaxedPrices(prices, currency) }),
    ...(onShipping?.taxedPrice && { taxedShipping: sumTaxedPrices([onShipping.taxedPrice], currency) }),
  };
}

/** Returns the cart without derived fields, so that none of a former calculation remains. */
function withoutDerived(cart: CartState): CartState {
  const {
    taxedPrice: _taxed,
    taxedShippingPrice: _shipping,
    discountOnTotalPrice: _discount,
    shippingInfo: _info,
    totalLineItemQuantity: _quantity,
    ...rest
  } = cart;
  return rest;
}

function piecesIn(lines: readonly LineItem[]): number {
  return lines.reduce((pieces, line) => pieces + line.quantity, 0);
}

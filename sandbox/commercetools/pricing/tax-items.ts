import type { CustomLineItem, LineItem, ShippingInfo, TaxedItemPrice, TaxRate } from '@commercetools/platform-sdk';
import { startingGroups, totalOf, type PricedItem } from './priced-item.js';
import { chargedShipping } from './shipping-info.js';
import { chooseTaxRate, type TaxRateChoice } from './tax-rate.js';
import { taxedItemPrice, type TaxedAmount, type TaxedPieces, type TaxSettings } from './taxed-price.js';
import type { PricingBasis } from './pricing-basis.js';
import type { CartState, PricingError } from './types.js';

/** The tax that belongs to one item or to shipping, or the reason why the cart cannot be taxed. */
export interface ItemTax {
  readonly taxRate?: TaxRate;
  readonly taxedPrice?: TaxedItemPrice;
  readonly error?: PricingError;
}

type Taxable = LineItem | CustomLineItem;

/** Tax of a line item by the tax category of its product, of a custom line item by its own. */
export function itemTax(entry: Taxable, item: PricedItem, basis: PricingBasis): ItemTax {
  const { cart, context } = basis;
  const taxCategoryId =
    'productId' in entry ? context.products.get(entry.productId)?.taxCategoryId : entry.taxCategory?.id;
  // A line whose product is gone keeps its rate as it keeps its price, for as long as an address asks for one.
  const isGone = 'productId' in entry && !context.products.has(entry.productId);
  const choice =
    isGone && cart.taxMode === 'Platform' && cart.shippingAddress !== undefined
      ? { rate: entry.taxRate }
      : chooseTaxRate(basis, taxCategoryId, entry.taxRate);
  return taxed(choice, { total: totalOf(item), pieces: piecesOf(item), given: entry.taxedPrice }, cart);
}

/** Tax of what is charged for shipping, by the tax category of the shipping method. */
export function shippingTax(info: ShippingInfo, basis: PricingBasis): ItemTax {
  const charged = chargedShipping(info);
  const choice = chooseTaxRate(basis, info.taxCategory?.id, info.taxRate);
  const pieces = [{ quantity: 1, price: charged }];
  return taxed(choice, { total: charged, pieces, given: info.taxedPrice }, basis.cart);
}

function taxed(
  choice: TaxRateChoice,
  amount: TaxedAmount & { readonly given?: TaxedItemPrice },
  cart: CartState,
): ItemTax {
  if (choice.error !== undefined) return { error: choice.error };
  if (cart.taxMode === 'ExternalAmount') return { taxRate: choice.rate, taxedPrice: amount.given };
  if (choice.rate === undefined) return {};
  return { taxRate: choice.rate, taxedPrice: taxedItemPrice(amount, choice.rate, settingsOf(cart)) };
}

/** The cart's tax settings, with the platform's defaults for a cart that names none. */
export function settingsOf(cart: CartState): TaxSettings {
  return {
    currency: cart.totalPrice.currencyCode,
    rounding: cart.taxRoundingMode ?? 'HalfEven',
    calculation: cart.taxCalculationMode ?? 'LineItemLevel',
  };
}

/** A given total and a high-precision price have no whole cents per piece, so they are taxed in one. */
function piecesOf(item: PricedItem): readonly TaxedPieces[] {
  const isWhole = item.givenTotal === undefined && item.unit.type !== 'highPrecision';
  return isWhole ? item.groups : startingGroups({ ...item.unit, centAmount: Number(totalOf(item)) }, 1);
}

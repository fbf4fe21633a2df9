import type { CustomLineItem, LineItem, ShippingInfo, TaxedItemPrice, TaxRate } from '@commercetools/platform-sdk';
import { startingGroups, totalOf, type PricedItem } from './priced-item.js';
import { chargedShipping } from './shipping-info.js';
import { chooseTaxRate, type TaxRateChoice } from './tax-rate.js';
import { taxedItemPrice, type TaxedAmount, type TaxedPieces, type TaxSettings } from './taxed-price.js';
import type { PricingBasis } from './pricing-basis.js';
import type { CartState, PricingError } from './types.js';

/** The tax of one item or of the shipping, or why the cart cannot be taxed. */
export interface ItemTax {
  readonly taxRate?: TaxRate;
  readonly taxedPrice?: TaxedItemPrice;
  readonly error?: PricingError;
}

type Taxable = LineItem | CustomLineItem;

/** Returns the tax of a line item by its product's tax category, of a custom line item by its own. */
export function itemTax(entry: Taxable, item: PricedItem, basis: PricingBasis): ItemTax {
  const { cart, context } = basis;
  const taxCategoryId =
    'productId' in entry ? context.products.get(entry.productId)?.taxCategoryId : entry.taxCategory?.id;
  // A line whose product was deleted keeps its rate, as it keeps its price, if there is a shipping address.
  const isDeleted = 'productId' in entry && !context.products.has(entry.productId);
  const choice =
    isDeleted && cart.taxMode === 'Platform' && cart.shippingAddress !== undefined
      ? { rate: entry.taxRate }
      : chooseTaxRate(basis, taxCategoryId, entry.taxRate);
  return taxed(choice, { total: totalOf(item), pieces: piecesOf(item), given: entry.taxedPrice }, cart);
}

/** Returns the tax of the charged shipping, by the shipping method's tax category. */
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

/** Returns the cart's tax settings, by default the platform's. */
export function settingsOf(cart: CartState): TaxSettings {
  return {
    currency: cart.totalPrice.currencyCode,
    rounding: cart.taxRoundingMode ?? 'HalfEven',
    calculation: cart.taxCalculationMode ?? 'LineItemLevel',
  };
}

/** Returns the pieces to tax; an external total or a high-precision price is one piece, because it has no whole cents per piece. */
function piecesOf(item: PricedItem): readonly TaxedPieces[] {
  const isWhole = item.givenTotal === undefined && item.unit.type !== 'highPrecision';
  return isWhole ? item.groups : startingGroups({ ...item.unit, centAmount: Number(totalOf(item)) }, 1);
}

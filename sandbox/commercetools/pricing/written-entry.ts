import type {
  CustomLineItem,
  DiscountedLineItemPriceForQuantity,
  LineItem,
  ShippingInfo,
} from '@commercetools/platform-sdk';
import { centPrecision } from '../amounts/money.js';
import { isDiscounted, totalOf, type PricedItem } from './priced-item.js';
import type { ItemTax } from './tax-items.js';

/** Returns the item with its newly derived fields, and without those of a former calculation. */
export function writtenEntry(
  entry: LineItem | CustomLineItem,
  item: PricedItem,
  tax: ItemTax,
): LineItem | CustomLineItem {
  const { taxRate: _rate, taxedPrice: _price, ...rest } = entry;
  return {
    ...rest,
    totalPrice: centPrecision(totalOf(item), item.unit.currencyCode),
    discountedPricePerQuantity: isDiscounted(item) ? discountedPrices(item) : [],
    taxedPricePortions: entry.taxedPricePortions ?? [],
    perMethodTaxRate: entry.perMethodTaxRate ?? [],
    ...(tax.taxRate && { taxRate: tax.taxRate }),
    ...(tax.taxedPrice && { taxedPrice: tax.taxedPrice }),
  };
}

function discountedPrices(item: PricedItem): DiscountedLineItemPriceForQuantity[] {
  const currency = item.unit.currencyCode;
  return item.groups.map(({ quantity, price, included }) => ({
    quantity,
    discountedPrice: {
      value: centPrecision(price, currency),
      includedDiscounts: included.map(({ discountId, amount }) => ({
        discount: { typeId: 'cart-discount', id: discountId },
        discountedAmount: centPrecision(amount, currency),
      })),
    },
  }));
}

/** Returns the shipping info with its tax, if any. */
export function writtenShipping(info: ShippingInfo, tax: ItemTax): ShippingInfo {
  const { taxRate: _rate, taxedPrice: _price, ...rest } = info;
  return {
    ...rest,
    ...(tax.taxRate && { taxRate: tax.taxRate }),
    ...(tax.taxedPrice && { taxedPrice: tax.taxedPrice }),
  };
}

/** Returns true for a line item, false for a custom line item, which has no product. */
export function isLineItem(entry: LineItem | CustomLineItem): entry is LineItem {
  return 'productId' in entry;
}

/** The opposite of `isLineItem`. */
export function isCustomLineItem(entry: LineItem | CustomLineItem): entry is CustomLineItem {
  return !isLineItem(entry);
}

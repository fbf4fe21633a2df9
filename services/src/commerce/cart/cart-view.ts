import type { Cart, CartAddress, LineItem } from '@manifold/domain/cart/contract';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { money, sum } from '@manifold/domain/money/money';
import type {
  AddressRecord,
  CartRecord,
  LineItemRecord,
  ShippingInfoRecord,
} from '../../integrations/commercetools/ports/cart-records.js';
import { pathOf } from '../catalogue/index.js';

/** Maps a line for the shop. */
export function lineItemView({ slug, ...line }: LineItemRecord): LineItem {
  return { ...line, path: pathOf(slug), price: { ...line.price }, savings: [...line.savings] };
}

/** Returns the sum of the lines after discounts, without shipping. */
export function subtotalOf(lines: readonly LineItemRecord[], currencyCode: string) {
  return sum(money(0, currencyCode), ...lines.map(({ totalPrice }) => totalPrice));
}

export function shippingInfoView(info: ShippingInfoRecord | null): Cart['shippingInfo'] {
  if (!info) return null;
  const { methodKey, methodName, price } = info;
  return { methodKey, methodName, price, isFree: price.centAmount === 0 };
}

export const addressView = (address: AddressRecord | null): CartAddress | null => address && { ...address };

/** Maps a cart for the shop. */
export function cartView(record: CartRecord, clientType: ClientTypeValue): Cart {
  const { id, version, customerEmail, totalPrice, taxedPrice, cartState } = record;
  return {
    id,
    version,
    customerEmail,
    lineItems: record.lineItems.map(lineItemView),
    itemCount: record.lineItems.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: subtotalOf(record.lineItems, totalPrice.currencyCode),
    shippingInfo: shippingInfoView(record.shippingInfo),
    discountCodes: record.discountCodes.map((code) => ({ ...code })),
    totalPrice,
    taxedPrice: taxedPrice && { ...taxedPrice, taxPortions: taxedPrice.taxPortions.map((portion) => ({ ...portion })) },
    billingAddress: addressView(record.billingAddress),
    shippingAddress: addressView(record.shippingAddress),
    clientType,
    cartState,
  };
}

import type { Cart, CartAddress, CustomLineItem, LineItem } from '@manifold/domain/cart/contract';
import type { ClientTypeValue } from '@manifold/domain/client-type/contract';
import { money, sum } from '@manifold/domain/money/money';
import type {
  AddressRecord,
  CartRecord,
  CustomLineItemRecord,
  LineItemRecord,
  ShippingInfoRecord,
} from '../../integrations/commercetools/ports/cart-records.js';
import { pathOf } from '../catalogue/index.js';

type Lines = Pick<CartRecord, 'lineItems' | 'customLineItems'>;

/** Maps a line for the shop. */
export function lineItemView({ slug, tax: _tax, ...line }: LineItemRecord): LineItem {
  return { ...line, path: pathOf(slug), price: { ...line.price }, savings: [...line.savings] };
}

/** Maps a line that is not a product for the shop. */
export function customLineItemView(record: CustomLineItemRecord): CustomLineItem {
  const { slug: _slug, tax: _tax, grossBeforeNetCentAmount: _gross, ...line } = record;
  return { ...line };
}

/** Returns the sum of all lines after discounts, without shipping. */
export function subtotalOf({ lineItems, customLineItems }: Lines, currencyCode: string) {
  const lines = [...lineItems, ...customLineItems];
  return sum(money(0, currencyCode), ...lines.map(({ totalPrice }) => totalPrice));
}

export function shippingInfoView(info: ShippingInfoRecord | null): Cart['shippingInfo'] {
  if (!info) return null;
  const { methodKey, methodName, price } = info;
  return { methodKey, methodName, price, isFree: price.centAmount === 0 };
}

export const addressView = (address: AddressRecord | null): CartAddress | null => address && { ...address };

const amountOrNull = (centAmount: number | null, currencyCode: string) =>
  centAmount === null ? null : money(centAmount, currencyCode);

/** Maps a cart for the shop. */
export function cartView(record: CartRecord, clientType: ClientTypeValue): Cart {
  const { id, version, customerEmail, totalPrice, taxedPrice, cartState } = record;
  return {
    id,
    version,
    customerEmail,
    lineItems: record.lineItems.map(lineItemView),
    customLineItems: record.customLineItems.map(customLineItemView),
    itemCount: record.lineItems.reduce((count, { quantity }) => count + quantity, 0),
    subtotal: subtotalOf(record, totalPrice.currencyCode),
    shippingInfo: shippingInfoView(record.shippingInfo),
    discountCodes: record.discountCodes.map((code) => ({ ...code })),
    refusedGifts: record.refusedGifts.map((gift) => ({ ...gift })),
    totalPrice,
    taxedPrice: taxedPrice && { ...taxedPrice, taxPortions: taxedPrice.taxPortions.map((portion) => ({ ...portion })) },
    grossBeforeNet: amountOrNull(record.grossBeforeNetCentAmount, totalPrice.currencyCode),
    grossSubtotalBeforeNet: amountOrNull(record.grossSubtotalBeforeNetCentAmount, totalPrice.currencyCode),
    billingAddress: addressView(record.billingAddress),
    shippingAddress: addressView(record.shippingAddress),
    clientType,
    agreedToSendEmail: record.hasAgreedToEmail,
    cartState,
  };
}

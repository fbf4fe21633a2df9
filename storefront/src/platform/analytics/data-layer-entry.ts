import type { Cart, LineItem } from '@manifold/domain/cart/contract';
import type { TagManagerProduct } from '@manifold/domain/catalogue/data-layer';
import type { Money } from '@manifold/domain/money/money';
import type { Order } from '@manifold/domain/order/contract';
import type { ContactDigest } from './contact-digest.js';
import type { MovedPieces } from './cart-changes.js';

/** One entry of the data layer, in the form of Google's ecommerce events, which other tag managers read too. */
export type DataLayerEntry = Readonly<Record<string, unknown>>;

/** Products by SKU, as far as they are in the catalogue. */
export type KnownProducts = ReadonlyMap<string, TagManagerProduct>;

/** Returns an amount in whole units of its currency, as tag managers expect it. */
export const amountOf = ({ centAmount, fractionDigits }: Money): number => centAmount / 10 ** fractionDigits;

function factsOf(product: TagManagerProduct | undefined): DataLayerEntry {
  if (!product) return {};
  const { brand, family, categories, isBware } = product;
  const named = categories.map(
    (name, level) => [level === 0 ? 'item_category' : `item_category${level + 1}`, name] as const,
  );
  return {
    ...(brand === null ? {} : { item_brand: brand }),
    ...(family === null ? {} : { item_family: family }),
    ...Object.fromEntries(named),
    condition: isBware ? 'used' : 'new',
  };
}

/** Returns a line as an item: the price of a piece is what the shopper pays for it. */
export function itemOf({ sku, name, totalPrice, quantity }: LineItem, products: KnownProducts, pieces = quantity) {
  const price = Math.round(totalPrice.centAmount / quantity) / 10 ** totalPrice.fractionDigits;
  return { item_id: sku, item_name: name, price, quantity: pieces, ...factsOf(products.get(sku)) };
}

const itemsOf = (lines: readonly LineItem[], products: KnownProducts) => lines.map((line) => itemOf(line, products));

/** Returns the entry of a product page. */
export function productEntry(product: TagManagerProduct): DataLayerEntry {
  const { sku, name, price } = product;
  const item = { item_id: sku, item_name: name, price: amountOf(price), quantity: 1, ...factsOf(product) };
  const { currencyCode: currency } = price;
  return { event: 'view_item', ecommerce: { currency, value: amountOf(price), items: [item] } };
}

/** Returns the entry of pieces that were added to a cart or removed from it. */
export function cartChangeEntry(
  event: 'add_to_cart' | 'remove_from_cart',
  moved: readonly MovedPieces[],
  products: KnownProducts,
): DataLayerEntry {
  const items = moved.map(({ line, pieces }) => itemOf(line, products, pieces));
  const cents = moved.reduce(
    (sum, { line: { totalPrice, quantity }, pieces }) => sum + Math.round((totalPrice.centAmount * pieces) / quantity),
    0,
  );
  const [first] = moved;
  if (!first) throw new Error('Nothing was moved');
  const { currencyCode: currency, fractionDigits } = first.line.totalPrice;
  return { event, ecommerce: { currency, value: cents / 10 ** fractionDigits, items } };
}

/** Returns the entry of a step with a cart. */
export function cartEntry(
  event: 'begin_checkout' | 'pay_now',
  { totalPrice, lineItems, discountCodes }: Cart,
  products: KnownProducts,
): DataLayerEntry {
  const coupon = discountCodes.map(({ code }) => code).join(',');
  const ecommerce = {
    currency: totalPrice.currencyCode,
    value: amountOf(totalPrice),
    ...(coupon ? { coupon } : {}),
    items: itemsOf(lineItems, products),
  };
  return { event, ecommerce };
}

/** Returns the entry of a purchase; its value is the amount to pay. */
export function purchaseEntry(order: Order, products: KnownProducts, user_data?: ContactDigest): DataLayerEntry {
  const { orderNumber, totalPayable, totalTax, shippingInfo, lineItems, paymentMethod, paymentInfo } = order;
  const provider = paymentInfo.payments.find(({ providerMethod }) => providerMethod !== null)?.providerMethod;
  const ecommerce = {
    transaction_id: orderNumber,
    currency: totalPayable.currencyCode,
    value: amountOf(totalPayable),
    tax: amountOf(totalTax),
    shipping: shippingInfo ? amountOf(shippingInfo.price) : 0,
    payment_type: provider ?? paymentMethod,
    items: itemsOf(lineItems, products),
  };
  return { event: 'purchase', ecommerce, ...(user_data ? { user_data } : {}) };
}

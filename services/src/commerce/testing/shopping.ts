import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Cart } from '@manifold/domain/cart/contract';
import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { addressIn } from './addresses.js';
import type { RunningShop } from './running-shop.js';
import type { ShopClient } from './shop-client.js';

/** `getInventory` takes no more at once. */
const MOST_SKUS = 100;

const paid = ({ price }: ProductCard): number => (price.discounted ?? price.value).centAmount;

/** All pages of a category. */
async function cardsOf(visitor: ShopClient, categoryId: string): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await visitor.call('getProducts', { query: 'listing', categoryId, hitsPerPage: 48, page });
    found.push(...products.results);
    if (found.length >= products.total) return found;
  }
}

/** Every product that the store sells, cheapest first. */
export async function allCards(visitor: ShopClient): Promise<ProductCard[]> {
  const { categories } = await visitor.call('getCategories', { query: 'navigation' });
  const lists = await Promise.all(categories.results.map(({ id }) => cardsOf(visitor, id)));
  const bySku = new Map(lists.flat().map((card) => [card.sku, card]));
  return [...bySku.values()].sort((first, second) => paid(first) - paid(second));
}

/** How many pieces there are of each product, asked for as many at a time as one may. */
export async function stockOf(visitor: ShopClient, skus: readonly string[]): Promise<Map<string, number>> {
  const stock = new Map<string, number>();
  for (let start = 0; start < skus.length; start += MOST_SKUS) {
    const asked = skus.slice(start, start + MOST_SKUS);
    const { inventoryEntries } = await visitor.call('getInventory', { skus: asked });
    for (const { sku, availableQuantity } of inventoryEntries.results) stock.set(sku, availableQuantity);
  }
  return stock;
}

/** Parcels with more than five pieces on stock, cheapest first. */
export async function parcelsOnStock(visitor: ShopClient): Promise<string[]> {
  const skus = (await allCards(visitor)).filter(({ isFreight }) => !isFreight).map(({ sku }) => sku);
  const stock = await stockOf(visitor, skus.slice(0, MOST_SKUS));
  return skus.filter((sku) => (stock.get(sku) ?? 0) > 5);
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The shop gave nothing');
  return value;
}

/** Puts pieces into the cart; the cheapest parcel where nothing is named. */
export async function add(visitor: ShopClient, sku?: string, quantity = 1): Promise<Cart> {
  const wanted = sku ?? (await parcelsOnStock(visitor))[0] ?? '';
  const { cart } = await visitor.call('updateCart', { actions: [{ action: 'addLineItem', sku: wanted, quantity }] });
  return present(cart);
}

/** The cheapest parcel that counts as a machine where pieces are counted: accessories do not. */
export async function machineOnStock(shop: Pick<RunningShop, 'visitor'>): Promise<string> {
  for (const sku of await parcelsOnStock(shop.visitor('SK'))) {
    const { lineItems } = await add(shop.visitor('SK'), sku);
    if (lineItems[0]?.productTypeKey === 'standard_product') return sku;
  }
  throw new Error('No machine is on stock');
}

/** Goes through the address step as a private shopper of the country. */
export async function giveAddress(visitor: ShopClient, countryCode: string): Promise<Cart> {
  const { cart } = await visitor.call('setCheckoutAddresses', {
    clientType: 'private',
    email: 'eva@example.com',
    billingAddress: addressIn(countryCode),
    shippingAddress: null,
  });
  return present(cart);
}

export type PlacedOrder = Extract<CommerceResponse<'createMyOrderFromCart'>, { status: 'ordered' }>['order'];

/** Orders the active cart as it stands. */
export async function placeOrder(visitor: ShopClient, paymentMethod: PaymentMethod): Promise<PlacedOrder> {
  const { me } = await visitor.call('getMe', {});
  const { id, version } = present(me.activeCart);
  const answer = await visitor.call('createMyOrderFromCart', { cartId: id, version, paymentMethod });
  if (answer.status !== 'ordered') throw new Error(`The order is ${answer.status}`);
  return answer.order;
}

import type { CommerceResponse } from '@manifold/domain/commerce-api/operations';
import type { Cart } from '@manifold/domain/cart/contract';
import type { ProductCard } from '@manifold/domain/catalogue/contract';
import type { PaymentMethod } from '@manifold/domain/payment-methods/contract';
import { addressIn } from './addresses.js';
import type { RunningShop } from './running-shop.js';
import type { ShopClient } from './shop-client.js';

/** The limit of `getInventory`. */
const MAXIMUM_SKUS = 100;

const paid = ({ price }: ProductCard): number => (price.discounted ?? price.value).centAmount;

/** Returns the cards of all pages of a category. */
async function cardsOf(visitor: ShopClient, categoryId: string): Promise<ProductCard[]> {
  const found: ProductCard[] = [];
  for (let page = 1; ; page += 1) {
    const { products } = await visitor.call('getProducts', { query: 'listing', categoryId, hitsPerPage: 48, page });
    found.push(...products.results);
    if (found.length >= products.total) return found;
  }
}

/** Returns all products of the store, cheapest first. */
export async function allCards(visitor: ShopClient): Promise<ProductCard[]> {
  const { categories } = await visitor.call('getCategories', { query: 'navigation' });
  const lists = await Promise.all(categories.results.map(({ id }) => cardsOf(visitor, id)));
  const bySku = new Map(lists.flat().map((card) => [card.sku, card]));
  return [...bySku.values()].sort((first, second) => paid(first) - paid(second));
}

/** Returns the stock of each product. */
export async function stockOf(visitor: ShopClient, skus: readonly string[]): Promise<Map<string, number>> {
  const stock = new Map<string, number>();
  for (let start = 0; start < skus.length; start += MAXIMUM_SKUS) {
    const batch = skus.slice(start, start + MAXIMUM_SKUS);
    const { inventoryEntries } = await visitor.call('getInventory', { skus: batch });
    for (const { sku, availableQuantity } of inventoryEntries.results) stock.set(sku, availableQuantity);
  }
  return stock;
}

/** Returns parcels with so many pieces in stock, cheapest first. */
export async function parcelsInStock(visitor: ShopClient, pieces = 6): Promise<string[]> {
  const skus = (await allCards(visitor)).filter(({ isFreight }) => !isFreight).map(({ sku }) => sku);
  const stock = await stockOf(visitor, skus.slice(0, MAXIMUM_SKUS));
  return skus.filter((sku) => (stock.get(sku) ?? 0) >= pieces);
}

function present<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The shop returned null');
  return value;
}

/** Adds pieces to the cart; by default one of the cheapest parcel. */
export async function add(visitor: ShopClient, sku?: string, quantity = 1): Promise<Cart> {
  const wanted = sku ?? (await parcelsInStock(visitor))[0] ?? '';
  const { cart } = await visitor.call('updateCart', { actions: [{ action: 'addLineItem', sku: wanted, quantity }] });
  return present(cart);
}

/** Returns the cheapest parcel that limits count as a machine, unlike accessories. */
export async function machineOnStock(shop: Pick<RunningShop, 'visitor'>): Promise<string> {
  for (const sku of await parcelsInStock(shop.visitor('SK'))) {
    const { lineItems } = await add(shop.visitor('SK'), sku);
    if (lineItems[0]?.productTypeKey === 'standard_product') return sku;
  }
  throw new Error('No machine is in stock');
}

/** Enters addresses as a private shopper of the country. */
export async function giveAddress(
  visitor: ShopClient,
  countryCode: string,
  email: string = 'eva@example.com',
): Promise<Cart> {
  const { cart } = await visitor.call('setCheckoutAddresses', {
    clientType: 'private',
    email,
    billingAddress: addressIn(countryCode),
    shippingAddress: null,
  });
  return present(cart);
}

export type PlacedOrder = Extract<CommerceResponse<'createMyOrderFromCart'>, { status: 'ordered' }>['order'];

/** Orders the active cart. */
export async function placeOrder(visitor: ShopClient, paymentMethod: PaymentMethod): Promise<PlacedOrder> {
  const { me } = await visitor.call('getMe', {});
  const { id, version } = present(me.activeCart);
  const answer = await visitor.call('createMyOrderFromCart', { cartId: id, version, paymentMethod });
  if (answer.status !== 'ordered') throw new Error(`The order is ${answer.status}`);
  return answer.order;
}

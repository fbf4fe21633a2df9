import { setTimeout as pause } from 'node:timers/promises';
import type { CommerceClient } from '../requests/commerce-client.js';
import { Guest } from './guest.js';
import type { SentRequests } from './requests.js';

const HOST = 'sk.localhost';
const CARTS = 5;
const CLICK_EVERY_MS = 1000;
const BETWEEN_BUYERS_MS = 1500;

interface Cart {
  readonly id: string;
  readonly version: number;
}

interface Buyer {
  readonly guest: Guest;
  readonly email: string;
  readonly cart: Cart;
  /** Repeats the first request, as a page without an answer does; other buyers reload the cart in between. */
  readonly isBlind: boolean;
}

/** An address in the store of `HOST`. */
export const ADDRESS = {
  firstName: 'Eva',
  lastName: 'Horváthová',
  streetName: 'Hlavná',
  streetNumber: '12',
  postalCode: '811 01',
  city: 'Bratislava',
  country: 'SK',
  phone: '+421 900 123 456',
};

interface Listed {
  readonly products: { readonly results: readonly { readonly sku: string; readonly isFreight: boolean }[] };
}

interface Stock {
  readonly inventoryEntries: {
    readonly results: readonly { readonly sku: string; readonly availableQuantity: number }[];
  };
}

/** Returns the SKUs of parcels with the highest stock. */
export async function parcels(port: number): Promise<string[]> {
  const visitor = new Guest(port, HOST);
  const { products } = await visitor.data<Listed>('getProducts', { query: 'listing', hitsPerPage: 48 });
  const skus = products.results.filter(({ isFreight }) => !isFreight).map(({ sku }) => sku);
  const { inventoryEntries } = await visitor.data<Stock>('getInventory', { skus });
  const entries = [...inventoryEntries.results].sort((one, other) => other.availableQuantity - one.availableQuantity);
  return entries.slice(0, CARTS).map(({ sku }) => sku);
}

/** Creates guests with a cart and an address, ready to order. */
export async function buyers(port: number, row: string, skus: readonly string[]): Promise<Buyer[]> {
  const made: Buyer[] = [];
  for (let number = 0; number < CARTS; number += 1) {
    const guest = new Guest(port, HOST);
    const email = `${row}-${number}-${Date.now().toString(36)}@example.com`;
    const sku = skus[number % skus.length];
    await guest.data('updateCart', { actions: [{ action: 'addLineItem', sku, quantity: 1 }] });
    const addresses = { clientType: 'private', email, billingAddress: ADDRESS, shippingAddress: null };
    const { cart } = await guest.data<{ cart: Cart }>('setCheckoutAddresses', addresses);
    made.push({ guest, email, cart, isBlind: number % 2 === 0 });
  }
  return made;
}

/** Places the order repeatedly until the shop accepts it. */
async function order({ guest, cart, isBlind }: Buyer, sent: SentRequests, givesUp: AbortSignal): Promise<void> {
  let seen = cart;
  while (!givesUp.aborted) {
    const request = { cartId: seen.id, version: seen.version, paymentMethod: 'bank-transfer' };
    const { status } = await sent.add('order', 'order', guest.operation('createMyOrderFromCart', request));
    if (status === 200) return;
    await pause(CLICK_EVERY_MS);
    if (isBlind) continue;
    const { status: found, text } = await sent.add('cart', 'getMe', guest.operation('getMe', {}));
    if (found !== 200) continue;
    const { data } = JSON.parse(text) as { data: { me: { activeCart: Cart | null } } };
    seen = data.me.activeCart ?? seen;
  }
}

/** Lets all buyers order, with a pause between their starts; resolves when each has an order or gives up. */
export async function orderAll(all: readonly Buyer[], sent: SentRequests, givesUp: AbortSignal): Promise<void> {
  const begun = all.map((buyer, index) => pause(index * BETWEEN_BUYERS_MS).then(() => order(buyer, sent, givesUp)));
  await Promise.all(begun);
}

interface Found {
  readonly results: readonly { readonly orderNumber?: string; readonly cartState?: string }[];
}

const FINISHED_WITHIN_POLLS = 60;

/** Returns the problems of the orders in the commerce backend: each buyer has one order and one cart, each number is unique. */
export async function wrongOrders(all: readonly Buyer[], client: CommerceClient): Promise<string[]> {
  const wrong: string[] = [];
  const numbers: string[] = [];
  for (const { email, cart } of all) {
    const where = encodeURIComponent(`customerEmail="${email}"`);
    const orders = () => client.send<Found>(`/orders?where=${where}`);
    let found = await orders();
    // An accepted order may not be created yet.
    for (let poll = 0; found.results.length === 0 && poll < FINISHED_WITHIN_POLLS; poll += 1) {
      await pause(1000);
      found = await orders();
    }
    if (found.results.length !== 1) wrong.push(`${found.results.length} orders of the cart ${cart.id}`);
    numbers.push(...found.results.map(({ orderNumber = '' }) => orderNumber));
    const carts = await client.send<Found>(`/carts?where=${where}`);
    const states = carts.results.map(({ cartState = '' }) => cartState).join();
    if (states !== 'Ordered') wrong.push(`carts of one buyer: ${states || 'none'}`);
  }
  if (new Set(numbers).size !== numbers.length) wrong.push(`an order number twice: ${numbers.join()}`);
  return wrong;
}

import type { Cart } from '@manifold/domain/cart/contract';
import { SessionSeal } from '../../../platform/session/session-seal.js';
import { addressIn } from '../../testing/addresses.js';
import type { RunningShop } from '../../testing/running-shop.js';
import type { ShopClient } from '../../testing/shop-client.js';
import { add, allCards, parcelsInStock, placeOrder } from '../../testing/shopping.js';
import { signInThrough } from '../../testing/social-sign-in.js';
import type { Known } from './schema-values.js';

/** A person who sends inputs, and the data that others must not see. */
export interface Person {
  readonly name: string;
  readonly secrets: readonly string[];
  /** The browser for the next input. */
  browser(): ShopClient;
}

export interface People {
  readonly persons: readonly Person[];
  /** Returns the secrets of everybody else, including a person who sends nothing. */
  secretsFrom(person: Person): readonly string[];
  /** Existing values, including those of others, which an attacker would try. */
  readonly known: Known;
}

interface Shopper {
  readonly client: ShopClient;
  readonly cart: Cart;
  readonly order: { readonly id: string; readonly orderNumber: string };
  readonly secrets: readonly string[];
}

async function checkOut(client: ShopClient, countryCode: string, email: string): Promise<void> {
  await client.call('setCheckoutAddresses', {
    clientType: 'private',
    email,
    billingAddress: addressIn(countryCode),
    shippingAddress: null,
  });
}

const emailOf = (name: string): string => `${name}.unlike.anybody@example.com`;

/** Creates a shopper with an order and a cart. */
async function shopper(
  shop: RunningShop,
  countryCode: string,
  name: string,
  client: ShopClient = shop.visitor(countryCode),
): Promise<Shopper> {
  const email = emailOf(name);
  await add(client);
  await checkOut(client, countryCode, email);
  const order = await placeOrder(client, 'bank-transfer');
  const [, second] = await parcelsInStock(client);
  await add(client);
  const cart = await add(client, second, 2);
  await checkOut(client, countryCode, email);
  const session = await shop.application.app.get(SessionSeal).open(client.cookies.get('__Host-shop') ?? '');
  if (!session) throw new Error(`${name} has no session`);
  const { sid, anonymousId = '', customerId = '', accessToken, refreshToken } = session;
  const lines = cart.lineItems.map(({ id }) => id);
  const owned = [email, cart.id, ...lines, order.id, order.orderNumber];
  // A customer of a provider has no token of the commerce backend.
  const ofSession = [sid, anonymousId, customerId, accessToken, refreshToken].filter((secret) => secret !== '');
  return { client, cart, order, secrets: [...owned, ...ofSession] };
}

/** Returns a browser that is signed in through a provider. */
async function signedInThroughGoogle(shop: RunningShop, name: string): Promise<ShopClient> {
  const client = shop.visitor('SK');
  const ended = await signInThrough(client, { as: emailOf(name) });
  if (ended !== '/') throw new Error(`${name} is not signed in: ${ended}`);
  return client;
}

async function readKnown(shop: RunningShop, shoppers: readonly Shopper[]): Promise<Known> {
  const visitor = shop.visitor('SK');
  const [cards, { categories }] = await Promise.all([
    allCards(visitor),
    visitor.call('getCategories', { query: 'navigation' }),
  ]);
  const some = cards.filter((_card, index) => index % Math.ceil(cards.length / 12) === 0);
  const carts = shoppers.map(({ cart }) => cart);
  const orders = shoppers.map(({ order }) => order);
  const lineItemId = carts.flatMap(({ lineItems }) => lineItems.map(({ id }) => id));
  const cartId = carts.map(({ id }) => id);
  return {
    sku: [...some.map(({ sku }) => sku), '41000010', 'EX10999999'],
    skus: some.map(({ sku }) => sku),
    slug: [...categories.results, ...some].map(({ path }) => path.slice(1)),
    categoryId: categories.results.map(({ id }) => id),
    productId: some.map(({ id }) => id),
    brands: ['ferrum', 'unknown'],
    hitsPerPage: [12, 24, 36, 48],
    quantity: [0, 1, 2, 1000, 1001],
    code: ['WELCOME5', 'welcome5', 'NO-SUCH-CODE'],
    shippingMethodKey: ['parcel', 'freight'],
    country: ['SK', 'DE'],
    storeKey: ['ferrum_sk'],
    postalCode: ['811 01', '10115'],
    phone: ['+421 900 123 456'],
    streetNumber: ['12', '12a'],
    version: carts.flatMap(({ version }) => [version, version + 1]),
    cartId,
    lineItemId,
    id: [...cartId, ...lineItemId, ...orders.map(({ id }) => id)],
    orderNumber: orders.map(({ orderNumber }) => orderNumber),
  };
}

/**
 * Creates people who send inputs to the Slovak store (a visitor, a shopper, a customer of a provider, and a German shopper) and
 * one who does not.
 */
export async function people(shop: RunningShop): Promise<People> {
  const owner = await shopper(shop, 'SK', 'olga');
  const stranger = await shopper(shop, 'SK', 'stefan');
  const german = await shopper(shop, 'DE', 'gerda');
  const customer = await shopper(shop, 'SK', 'petra', await signedInThroughGoogle(shop, 'petra'));
  const persons: readonly Person[] = [
    { name: 'a visitor', secrets: [], browser: () => shop.visitor('SK') },
    { name: 'a shopper', secrets: owner.secrets, browser: () => owner.client },
    { name: 'a customer of a provider', secrets: customer.secrets, browser: () => customer.client },
    // A copy each time, because a write opens a session of this store.
    { name: 'a shopper of another store', secrets: [], browser: () => german.client.on('sk.localhost') },
  ];
  const secrets = [...owner.secrets, ...stranger.secrets, ...german.secrets, ...customer.secrets];
  return {
    persons,
    secretsFrom: (person) => secrets.filter((secret) => !person.secrets.includes(secret)),
    known: await readKnown(shop, [owner, stranger, german, customer]),
  };
}

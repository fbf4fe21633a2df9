import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commerceOperations } from '@manifold/domain/commerce-api/operations';
import { customerOperations } from '@manifold/domain/customer-api/operations';
import fc from 'fast-check';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { addressIn } from '../testing/addresses.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, placeOrder } from '../testing/shopping.js';
import { signInThrough } from '../testing/social-sign-in.js';
import { type Mailbox, startMailbox } from '../testing/mailbox.js';
import { describedOperations, type DescribedOperation } from './testing/operations.js';
import { valuesOf, type Known } from './testing/schema-values.js';

/** The operations that only a signed-in customer may run. Every visitor may run the others. */
const CUSTOMERS_ONLY: ReadonlySet<string> = new Set([
  'getMySignInProviders',
  'linkSignInProvider',
  'unlinkSignInProvider',
  'updateCustomer',
  'updateMyCustomer',
  'changePassword',
  'beginPasskeyProof',
  'listPasskeys',
  'beginPasskeyRegistration',
  'finishPasskeyRegistration',
  'renamePasskey',
  'removePasskey',
  'listSessions',
  'endSession',
  'endOtherSessions',
  'getMyOrdersUrl',
  'getMyOrders',
  'getMyOrder',
  'requestReturn',
  'getMyReviews',
  'getLoyaltyCard',
  'issueLoyaltyCard',
  'getMySubscriptions',
  'updateMySubscriptions',
  'addReview',
  'requestMyData',
  'getMyDataRequests',
  'downloadMyData',
  'deleteMyAccount',
  'addBillingAddress',
  'updateBillingAddress',
  'deleteBillingAddress',
  'setDefaultBillingAddress',
  'addShippingAddress',
  'updateShippingAddress',
  'deleteShippingAddress',
  'setDefaultShippingAddress',
]);
const OUTSIDERS = ['nobody', 'a guest', 'a customer of another store'] as const;
const CUSTOMERS = ['a customer', 'a customer of a provider'] as const;
const PEOPLE = [...OUTSIDERS, ...CUSTOMERS];
type PersonName = (typeof PEOPLE)[number];
/** `npm run prove:fuzz` sends more of them. */
const INPUTS = process.env['FUZZ_INPUTS'] === undefined ? 5 : 20;
const SEED = 20_261_127;

let sandbox: Mailbox;
let shop: RunningShop;
let operations: readonly DescribedOperation[];
let victim: Victim;
let german: ShopClient | undefined;
let made = 0;

/** A customer to whom everything belongs that the others name in their requests. */
interface Victim {
  readonly browser: ShopClient;
  readonly email: string;
  readonly known: Known;
}

const nameOf = ({ path }: DescribedOperation): string => path.split('/').at(-1) ?? '';

async function fillCart(browser: ShopClient, email: string): Promise<void> {
  await add(browser);
  const billingAddress = addressIn('SK');
  await browser.call('setCheckoutAddresses', { clientType: 'private', email, billingAddress, shippingAddress: null });
}

/** Creates a customer with an order, a cart, addresses, a second device, a newsletter, a passkey and a loyalty card. */
async function createVictim(): Promise<Victim> {
  const { browser, email, id: customerId } = await signedUp(shop, { firstName: 'Viktória' });
  await shop.visitor('SK').account('signIn', { email, password: PASSWORD });
  const address = { ...addressIn('SK'), firstName: 'Viktória' };
  await browser.account('addBillingAddress', { address });
  const { user } = await browser.account('addShippingAddress', { address });
  await shop.application.app.get(PrismaService).customerPasskey.create({
    data: {
      ...{ storeKey: 'ferrum_sk', customerId, name: 'Viktória', credentialId: randomUUID() },
      ...{ publicKey: new Uint8Array(1), counter: 0, transports: [] },
    },
  });
  await browser.account('issueLoyaltyCard', {});
  await fillCart(browser, email);
  const order = await placeOrder(browser, 'bank-transfer');
  await fillCart(browser, email);
  await browser.account('updateMySubscriptions', {
    subscriptions: { sms: true },
    phone: '+421 900 123 456',
    text: '1a2b',
  });
  const all = await readAll(browser);
  expect(all).toMatchObject({ devices: [expect.any(String), expect.any(String)], phone: '+421900123456' });
  const ids = [...new Set(JSON.stringify(all).match(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g) ?? [])];
  const named = ['id', 'cartId', 'addressId', 'sessionId', 'passkeyId', 'orderId', 'lineItemId', 'productId'];
  const addressIds = user.addresses.map(({ id }) => id);
  return {
    browser,
    email,
    known: {
      ...Object.fromEntries(named.map((name) => [name, ids])),
      addressId: addressIds,
      email: [email],
      storeKey: ['ferrum_sk'],
      country: ['SK'],
      postalCode: ['811 01'],
      phone: ['+421 900 123 456'],
      streetNumber: ['12'],
      orderNumber: [order.orderNumber],
      version: [1, 2, 3, 4, 5, 6, 7, 8],
      sku: ['EX10990004'],
    },
  };
}

/** Returns everything that belongs to a customer. */
async function readAll(browser: ShopClient) {
  const [me, cart, orders, sessions, channels, requests, providers, reviews, passkeys, card] = await Promise.all([
    browser.account('getMe', {}),
    browser.call('getMe', {}),
    browser.account('getMyOrders', { offset: 0 }),
    browser.account('listSessions', {}),
    browser.account('getMySubscriptions', {}),
    browser.account('getMyDataRequests', {}),
    browser.account('getMySignInProviders', {}),
    browser.account('getMyReviews', {}),
    browser.account('listPasskeys', {}),
    browser.account('getLoyaltyCard', {}),
  ]);
  const devices = sessions.sessions.map(({ id }) => id).sort();
  // Anybody may ask for the newsletter of an address, which then awaits its confirmation.
  const { subscriptions, phone } = channels;
  return { me, cart, orders, devices, subscriptions, phone, requests, providers, reviews, passkeys, card };
}

/** Returns a new browser of a person. */
async function newBrowser(person: PersonName): Promise<ShopClient> {
  // All share one address, whose failed attempts are limited.
  await shop.application.app.get(PrismaService).failedAttempt.deleteMany();
  made += 1;
  const email = `right-${made}@example.com`;
  switch (person) {
    case 'nobody':
      return shop.visitor('SK');
    case 'a guest': {
      const guest = shop.visitor('SK');
      await fillCart(guest, email);
      return guest;
    }
    case 'a customer of another store':
      // A copy each time, because a write opens a session of this store.
      german ??= (await signedUp(shop, { email }, 'DE')).browser;
      return german.on('sk.localhost');
    case 'a customer':
      return (await signedUp(shop, { email })).browser;
    case 'a customer of a provider': {
      const browser = shop.visitor('SK');
      expect(await signInThrough(browser, { as: email })).toBe('/');
      return browser;
    }
  }
}

const browsers = new Map<PersonName, ShopClient>();

/** Returns the browser of a person; a new one for a customer who was signed out. */
async function browserOf(person: PersonName): Promise<ShopClient> {
  const present = browsers.get(person);
  const isCustomer = (CUSTOMERS as readonly PersonName[]).includes(person);
  const isUsable = present && (!isCustomer || (await present.account('is-logged-in', {})));
  if (isUsable && person !== 'nobody' && person !== 'a customer of another store') return present;
  const browser = await newBrowser(person);
  browsers.set(person, browser);
  return browser;
}

/** Sends valid inputs to an operation. Returns the distinct answers, with what they reveal of the victim. */
async function answersTo(person: PersonName, { path, request }: DescribedOperation): Promise<readonly string[]> {
  const bodies = fc.sample(valuesOf(request, victim.known), { seed: SEED, numRuns: INPUTS });
  const answers = new Set<string>();
  for (const body of bodies) {
    const { status, text } = await (await browserOf(person)).exchange(path, JSON.stringify(body));
    const code = /"code":"([a-z-]+)"/.exec(text)?.[1] ?? '';
    answers.add(`${status} ${code}`.trim());
    if (text.includes('Viktória')) answers.add('reveals another customer');
  }
  return [...answers];
}

beforeAll(async () => {
  sandbox = await startMailbox();
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url });
  operations = await describedOperations(shop.application.app);
  victim = await createVictim();
}, 180_000);

afterAll(async () => {
  await shop.stop();
  await sandbox.stop();
});

const NOT_SIGNED_IN = '401 not-signed-in';
const REFUSED_INPUT = '400 invalid-input';

describe('the rights on the operations of the shop', () => {
  it('name operations that exist', () => {
    const all = new Set([...Object.keys(commerceOperations), ...Object.keys(customerOperations)]);
    expect([...CUSTOMERS_ONLY].filter((name) => !all.has(name))).toEqual([]);
  });

  it.each(PEOPLE)(
    'are those of the table for %s, who sees and changes nothing of another customer',
    async (person) => {
      const before = await readAll(victim.browser);
      const isOutsider = (OUTSIDERS as readonly PersonName[]).includes(person);
      const wrong: string[] = [];
      for (const operation of operations) {
        const answers = await answersTo(person, operation);
        const isRefused = answers.includes(NOT_SIGNED_IN);
        const isClosed = isOutsider && CUSTOMERS_ONLY.has(nameOf(operation));
        const strays = isClosed ? answers.filter((answer) => ![NOT_SIGNED_IN, REFUSED_INPUT].includes(answer)) : [];
        const isRevealing = answers.includes('reveals another customer');
        if (isRefused !== isClosed || strays.length > 0 || isRevealing)
          wrong.push(`${nameOf(operation)}: ${answers.join(', ')}`);
      }
      expect(wrong).toEqual([]);
      expect(await readAll(victim.browser)).toEqual(before);
    },
    60_000 * INPUTS,
  );
});

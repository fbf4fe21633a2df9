import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { PASSWORD, signedUp } from '../testing/accounts.js';
import { companyAddresses } from '../testing/addresses.js';
import { type BackendCall, BackendProxy, type ProxyResponse } from '../testing/backend-proxy.js';
import { addPasskey, signInWith } from '../testing/passkeys.js';
import { type PayingShop, startPayingShop } from '../testing/paying-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, giveAddress, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { sellerOf, stopSelling } from '../testing/test-goods.js';

const VALID = 'ATU13585627';
const CONFLICT = {
  errors: [{ message: 'Changed', extensions: { code: 'ConcurrentModification', currentVersion: 1 } }],
};

let shop: PayingShop;
let proxy: BackendProxy;

beforeAll(async () => {
  shop = await startPayingShop({}, async (backendUrl) => {
    proxy = await BackendProxy.startBefore(backendUrl);
    return proxy.url;
  });
});
afterEach(() => {
  proxy.respond = () => 'pass';
});
afterAll(async () => {
  await shop.stop();
  await proxy.close();
});

/** A customer whose cart has net prices, and a guest with a cart of another product. */
async function companyAndGuest() {
  const { browser, email } = await signedUp(shop, {}, 'AT');
  const [own = '', other] = await parcelsInStock(browser);
  const gross = await add(browser, own);
  await browser.call('setCheckoutAddresses', companyAddresses('AT', VALID));
  const { cart: net, isNet } = await browser.call('validateVatNumber', { vatNumber: VALID });
  expect(isNet).toBe(true);
  const guest = shop.visitor('AT');
  const guests = await add(guest, other);
  return { browser, email, own, gross, net, guest, guests };
}

/** Refuses the first switch between net and gross prices as a conflict, after other work. */
function refuseFirstSwitch(work: () => Promise<unknown> = () => Promise.resolve()) {
  let refused = 0;
  proxy.respond = async ({ body }: BackendCall): Promise<ProxyResponse> => {
    if (refused > 0 || !body.includes('changeTaxMode')) return 'pass';
    refused += 1;
    await work();
    return { json: CONFLICT };
  };
  return () => refused;
}

type Registered = Pick<Awaited<ReturnType<typeof signedUp>>, 'browser' | 'email'>;

/** The ways to sign in: the commerce backend merges the carts only for a password. */
const WAYS = [
  {
    way: 'a password',
    prepare: ({ email }: Registered) =>
      Promise.resolve((guest: ShopClient) => guest.account('signIn', { email, password: PASSWORD })),
  },
  {
    way: 'a passkey',
    prepare: async ({ browser }: Registered) => {
      const authenticator = await addPasskey(shop, browser);
      return (guest: ShopClient) => signInWith(guest, authenticator);
    },
  },
];

describe.each(WAYS)('the carts of a guest who signs in with $way', ({ prepare }) => {
  it('are merged although shipping cannot be set again', async () => {
    const company = await companyAndGuest();
    const signIn = await prepare(company);
    let refused = 0;
    proxy.respond = ({ body }) => {
      if (!body.includes('"setShippingMethod":{"shippingMethod"')) return 'pass';
      refused += 1;
      return { json: CONFLICT };
    };
    const { cart } = await signIn(company.guest);
    expect(cart).toMatchObject({ id: company.gross.id, lineItems: [expect.anything(), expect.anything()] });
    expect(refused).toBeGreaterThan(0);
  });

  it('are merged although another device changes the customer’s at the same moment', async () => {
    const company = await companyAndGuest();
    const signIn = await prepare(company);
    const refused = refuseFirstSwitch();
    const { cart } = await signIn(company.guest);
    expect(cart).toMatchObject({ id: company.gross.id, lineItems: [expect.anything(), expect.anything()] });
    expect(refused()).toBe(1);
  });

  it('are merged although another tab changes the guest’s, which has net prices, at the same moment', async () => {
    const customer = await signedUp(shop, {}, 'AT');
    const [own, other] = await parcelsInStock(customer.browser);
    const { id } = await add(customer.browser, own);
    const guest = shop.visitor('AT');
    await add(guest, other);
    await guest.call('setCheckoutAddresses', companyAddresses('AT', VALID));
    expect(await guest.call('validateVatNumber', { vatNumber: VALID })).toMatchObject({ isNet: true });
    const signIn = await prepare(customer);
    refuseFirstSwitch();
    const { cart } = await signIn(guest);
    expect(cart).toMatchObject({ id, lineItems: [expect.anything(), expect.anything()] });
  });

  it('become the guest’s alone if another device orders the customer’s at the same moment', async () => {
    const company = await companyAndGuest();
    const signIn = await prepare(company);
    const refused = refuseFirstSwitch(() => placeOrder(company.browser, 'bank-transfer'));
    const { cart } = await signIn(company.guest);
    expect(refused()).toBe(1);
    expect(cart).toMatchObject({ id: company.guests.id, itemCount: company.guests.itemCount });
  });
});

describe('the cart of a guest who signs in with a passkey', () => {
  it('becomes the customer’s if another device orders the customer’s just before it is added', async () => {
    const { browser } = await signedUp(shop, {}, 'AT');
    const [own, other] = await parcelsInStock(browser);
    await add(browser, own);
    await giveAddress(browser, 'AT');
    const authenticator = await addPasskey(shop, browser);
    const guest = shop.visitor('AT');
    const { id } = await add(guest, other);
    let isOrdered = false;
    proxy.respond = async ({ body }): Promise<ProxyResponse> => {
      if (!isOrdered && body.includes('addLineItem')) {
        isOrdered = true;
        await placeOrder(browser, 'bank-transfer');
      }
      return 'pass';
    };
    const { cart } = await signInWith(guest, authenticator);
    expect(isOrdered).toBe(true);
    expect(cart).toMatchObject({ id, itemCount: 1 });
  });
});

describe('the cart of a guest who signs in', () => {
  /** The gross price of each product in a cart. */
  const pricesIn = (cart: Cart | null) =>
    Object.fromEntries(cart?.lineItems.map((line) => [line.sku, line.totalPrice]) ?? []);

  it('brings no net price into the customer’s', async () => {
    const { browser, email } = await signedUp(shop, {}, 'AT');
    const [own, other] = await parcelsInStock(browser);
    const customers = await add(browser, own);
    const guest = shop.visitor('AT');
    const guests = await add(guest, other);
    await guest.call('setCheckoutAddresses', companyAddresses('AT', VALID));
    expect(await guest.call('validateVatNumber', { vatNumber: VALID })).toMatchObject({ isNet: true });
    const { cart } = await guest.account('signIn', { email, password: PASSWORD });
    expect(cart).toMatchObject({ id: customers.id, grossBeforeNet: null });
    expect(pricesIn(cart)).toEqual({ ...pricesIn(customers), ...pricesIn(guests) });
  });

  it('gets the net prices that the customer’s has, and its shipping', async () => {
    const { browser, email, gross, net, guest, guests } = await companyAndGuest();
    const { cart } = await guest.account('signIn', { email, password: PASSWORD });
    const subtotal = gross.subtotal.centAmount + guests.subtotal.centAmount;
    expect(cart).toMatchObject({ id: gross.id, grossSubtotalBeforeNet: { centAmount: subtotal } });
    expect(cart?.taxedPrice?.totalGross).toEqual(cart?.taxedPrice?.totalNet);
    expect(cart?.subtotal.centAmount).toBeLessThan(subtotal);
    expect(cart?.shippingInfo?.methodKey).toBe(net?.shippingInfo?.methodKey);
    expect((await placeOrder(browser, 'bank-transfer')).totalTax.centAmount).toBe(0);
  });

  it('is left alone if the prices of the customer’s cannot be changed, and the sign-in succeeds', async () => {
    const { email, net, guest } = await companyAndGuest();
    proxy.respond = ({ body }) => (body.includes('changeTaxMode') ? { json: CONFLICT } : 'pass');
    const { cart } = await guest.account('signIn', { email, password: PASSWORD });
    expect(cart).toMatchObject({ id: net?.id, lineItems: [expect.anything()], grossBeforeNet: net?.grossBeforeNet });
  });

  it('does not keep a customer from signing in whose cart has a product that is no longer sold', async () => {
    const { email, own, net, guest } = await companyAndGuest();
    const sellAgain = await stopSelling(await sellerOf(shop.backend.url), own);
    try {
      const { cart } = await guest.account('signIn', { email, password: PASSWORD });
      expect(cart?.id).toBe(net?.id);
    } finally {
      await sellAgain();
    }
  });
});

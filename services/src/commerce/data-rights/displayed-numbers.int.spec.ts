import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Invoices } from '../invoices/index.js';
import { signedUp } from '../testing/accounts.js';
import { add, giveAddress, placeOrder } from '../testing/shopping.js';
import { DataRightsShop } from './testing/data-rights-shop.js';

let rights: DataRightsShop;

beforeAll(async () => {
  rights = await DataRightsShop.start();
});
afterAll(() => rights.stop());

const invoices = () => rights.shop.application.app.get(Invoices);

/** Another shopper's Czech order, with an invoice and a credit note. It is stored with a prefix that nobody sees. */
async function othersOrder() {
  const browser = rights.shop.visitor('CZ');
  await add(browser);
  await giveAddress(browser, 'CZ', 'jana@example.com');
  const { orderNumber } = await placeOrder(browser, 'bank-transfer');
  const { document } = await invoices().creditRefund(`NS${orderNumber}`, { reference: randomUUID(), centAmount: 100 });
  return { browser, orderNumber, creditNote: document.number };
}

/** A Czech customer whose cart staff have ordered under a number. */
async function orderedByStaff(orderNumber: string) {
  const customer = await signedUp(rights.shop, {}, 'CZ');
  await add(customer.browser);
  const { id, version } = await giveAddress(customer.browser, 'CZ', customer.email);
  await rights.seller.post('/orders', { cart: { typeId: 'cart', id }, version, orderNumber });
  return customer;
}

/** Returns the status with which a browser gets an invoice. */
async function invoiceStatus({ host, cookies }: ReturnType<DataRightsShop['shop']['visitor']>, orderNumber: string) {
  const cookie = [...cookies].map(([key, value]) => `${key}=${value}`).join('; ');
  const url = `/api/invoices/orders/${orderNumber}`;
  const { app } = rights.shop.application;
  return (await app.inject({ method: 'GET', url, headers: { host, cookie } })).statusCode;
}

async function dataOf(customer: Awaited<ReturnType<typeof orderedByStaff>>) {
  const token = await rights.exportToken(customer);
  return customer.browser.account('downloadMyData', { tokenValue: token });
}

describe('an order of staff that is displayed with the number of another shopper’s order', () => {
  it('does not open the other’s invoice, and each shopper sees their own order', async () => {
    const other = await othersOrder();
    const { orderNumber } = other;
    const { browser, email } = await orderedByStaff(orderNumber);
    const { order } = await browser.account('getMyOrder', { orderNumber });
    expect(order).toMatchObject({ orderNumber, customerEmail: email, creditNotes: [] });
    // Staff ordered a cart without a checkout, so there is no invoice.
    expect(await invoiceStatus(browser, orderNumber)).toBe(404);
    expect(await invoiceStatus(other.browser, orderNumber)).toBe(200);
    const { me } = await other.browser.call('getOrders', { orderNumber });
    expect(me.orders.results).toMatchObject([{ orderNumber, customerEmail: 'jana@example.com' }]);
  });

  it('brings nothing of the other shopper into the copy of the data', async () => {
    const { orderNumber, creditNote } = await othersOrder();
    const customer = await orderedByStaff(orderNumber);
    const data = await dataOf(customer);
    expect(data).toMatchObject({ orders: [{ orderNumber, customerEmail: customer.email }], invoices: [] });
    expect(data.orderMails).toEqual([]);
    expect(JSON.stringify(data)).not.toContain('jana@example.com');
    expect(JSON.stringify(data)).not.toContain(creditNote);
  });
});

describe('a customer with two orders that are displayed with the same number', () => {
  it('gets both into the copy of their data, each with what is stored about it', async () => {
    const customer = await signedUp(rights.shop, {}, 'CZ');
    const { browser, email } = customer;
    await add(browser);
    await giveAddress(browser, 'CZ', email);
    const { id, orderNumber } = await placeOrder(browser, 'bank-transfer');
    await invoices().invoiceOf(`NS${orderNumber}`);
    await add(browser, undefined, 2);
    const cart = await giveAddress(browser, 'CZ', email);
    await rights.seller.post('/orders', { cart: { typeId: 'cart', id: cart.id }, version: cart.version, orderNumber });
    const data = await dataOf(customer);
    expect(data.orders.map((order) => order.lineItems[0]?.quantity)).toEqual([2, 1]);
    expect(data.orders[1]?.id).toBe(id);
    expect(data.invoices).toMatchObject([{ kind: 'invoice', orderNumber: `NS${orderNumber}` }]);
  });
});

describe('an order of staff under a number that is reserved for another shopper’s cart', () => {
  it('brings nothing that is stored about that cart into the copy of the data', async () => {
    const orderNumber = 'NSCZ-900001';
    const checkout = { cartId: randomUUID(), storeKey: 'ferrum_cz', orderNumber };
    await rights.prisma().checkout.create({ data: { ...checkout, anonymousId: randomUUID(), locale: 'cs-CZ' } });
    const check = { vatNumber: 'CZ12345678', register: 'vies', code: 200, status: 'VALID' };
    await rights.prisma().vatCheck.create({ data: { ...checkout, ...check } });
    const data = await dataOf(await orderedByStaff(orderNumber));
    expect(data).toMatchObject({ orders: [{ orderNumber: 'CZ-900001' }], vatChecks: [] });
  });
});

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart } from '@manifold/domain/cart/contract';
import { startOutsideWorld, type OutsideWorldServer } from '../../../../sandbox/outside-world/server.js';
import { PrismaService } from '../../platform/prisma/prisma.service.js';
import { eventually } from '../../platform/testing/eventually.js';
import { Retention } from '../../retention/retention.service.js';
import { addressIn, companyAddresses } from '../testing/addresses.js';
import { BackendProxy } from '../testing/backend-proxy.js';
import { startShop, type RunningShop } from '../testing/running-shop.js';
import type { ShopClient } from '../testing/shop-client.js';
import { add, parcelsInStock, placeOrder } from '../testing/shopping.js';
import { sellerOf, stopSelling } from '../testing/test-goods.js';
import { VatChecks } from './vat-checks.repository.js';

const COMMERCE = { apiUrl: '', authUrl: '', projectKey: 'p', clientId: 'c', clientSecret: 's' };
const VALID = 'ATU13585627';
const REFUSED = { errors: [{ message: 'Refused', extensions: { code: 'InvalidOperation' } }] };

let sandbox: OutsideWorldServer;
let shop: RunningShop;
let proxy: BackendProxy;

beforeAll(async () => {
  sandbox = await startOutsideWorld({ port: 0, shopUrl: 'http://localhost', commerce: COMMERCE });
  shop = await startShop({ OUTSIDE_WORLD_URL: sandbox.url }, async (backendUrl) => {
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
  await sandbox.close();
});

/** Returns a company that has a cart and has entered its address. */
async function company(country: string, vatNumber: string): Promise<ShopClient> {
  const visitor = shop.visitor(country);
  await add(visitor, undefined, 2);
  await visitor.call('setCheckoutAddresses', companyAddresses(country, vatNumber));
  return visitor;
}

/** Adds a service to the visitor's cart, as staff does in the back office. */
async function addService(visitor: ShopClient, slug: string, centAmount: number): Promise<void> {
  const cart = await activeCart(visitor);
  const seller = await sellerOf(shop.backend.url);
  const { results } = await seller.get<{ results: { id: string }[] }>('/tax-categories');
  const taxCategory = { typeId: 'tax-category', id: results[0]?.id };
  const money = { currencyCode: 'EUR', centAmount };
  const service = { action: 'addCustomLineItem', name: { en: slug }, slug, quantity: 2, money, taxCategory };
  await seller.post(`/carts/${cart?.id}`, { version: cart?.version, actions: [service] });
}

const activeCart = async (visitor: ShopClient) => (await visitor.call('getMe', {})).me.activeCart;

const changeQuantity = (visitor: ShopClient, cart: Cart | null, quantity: number) => {
  const lineItemId = cart?.lineItems[0]?.id ?? '';
  return visitor.call('updateCart', { actions: [{ action: 'changeLineItemQuantity', lineItemId, quantity }] });
};

describe('a company with a valid VAT number of another member state', () => {
  it('pays net prices, and gross prices again without the number', async () => {
    const visitor = await company('AT', VALID);
    const gross = await activeCart(visitor);
    const { state, outcome, isNet, cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    expect([state, outcome, isNet]).toEqual(['valid', 'success', true]);
    const unit = gross?.lineItems[0]?.price;
    const grossUnit = (unit?.discounted ?? unit?.value)?.centAmount ?? 0;
    // The Austrian rate is 20 %.
    expect(cart?.lineItems[0]?.totalPrice.centAmount).toBe(2 * Math.round(grossUnit / 1.2));
    expect(cart?.shippingInfo).toMatchObject({
      methodKey: gross?.shippingInfo?.methodKey,
      // 1.95 with 20 % tax is 1.625 without it; half a cent rounds to the even one.
      price: { centAmount: 162 },
    });
    expect(cart?.taxedPrice?.totalGross).toEqual(cart?.taxedPrice?.totalNet);
    expect(cart?.grossBeforeNet).toEqual(gross?.totalPrice);
    expect(cart?.grossSubtotalBeforeNet).toEqual(gross?.subtotal);

    const { cart: back } = await visitor.call('setCheckoutAddresses', {
      ...companyAddresses('AT', ''),
      clientType: 'private',
      billingAddress: addressIn('AT'),
    });
    expect(back).toMatchObject({ totalPrice: gross?.totalPrice, grossBeforeNet: null, grossSubtotalBeforeNet: null });
    expect(back?.taxedPrice).toEqual(gross?.taxedPrice);
    expect(back?.shippingInfo).toEqual(gross?.shippingInfo);
  });

  it('pays the net price of a service that staff added, and its exact gross price again without the number', async () => {
    const visitor = await company('AT', VALID);
    await addService(visitor, 'assembly', 1503);
    const gross = await activeCart(visitor);
    const { cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    // 15.03 with 20 % tax is 12.525 without it; 12.52 without it would be 15.02 with it.
    expect(cart?.customLineItems).toMatchObject([{ price: { centAmount: 1252 }, totalPrice: { centAmount: 2504 } }]);
    expect(cart?.taxedPrice?.taxPortions.map(({ amount }) => amount.centAmount)).toEqual([0]);
    expect(cart?.grossSubtotalBeforeNet).toEqual(gross?.subtotal);
    const { cart: back } = await visitor.call('withdrawVatNumber', {});
    expect(back?.customLineItems).toEqual(gross?.customLineItems);
    expect(back).toMatchObject({ totalPrice: gross?.totalPrice, taxedPrice: gross?.taxedPrice, grossBeforeNet: null });
    await visitor.call('validateVatNumber', { vatNumber: VALID });
    const order = await placeOrder(visitor, 'bank-transfer');
    expect(order.totalGross).toEqual(cart?.totalPrice);
    expect(order.totalTax.centAmount).toBe(0);
  });

  it('pays gross prices again after staff added a service at net prices', async () => {
    const visitor = await company('AT', VALID);
    await addService(visitor, 'assembly', 1503);
    const gross = await activeCart(visitor);
    const { cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    expect(cart?.grossBeforeNet).toEqual(gross?.totalPrice);
    await addService(visitor, 'disposal', 700);
    const { cart: back } = await visitor.call('withdrawVatNumber', {});
    expect(back?.customLineItems.map(({ price }) => price.centAmount)).toEqual([1503, 700]);
    expect(back?.subtotal.centAmount).toBe((gross?.subtotal.centAmount ?? 0) + 1400);
    expect(back?.taxedPrice?.totalGross).toEqual(back?.totalPrice);
  });

  it('keeps net prices when it changes quantities or addresses', async () => {
    const visitor = await company('AT', VALID);
    const { cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    const [line] = cart?.lineItems ?? [];
    const unitNet = (line?.totalPrice.centAmount ?? 0) / 2;
    const { cart: one } = await changeQuantity(visitor, cart, 1);
    expect(one?.lineItems[0]?.totalPrice.centAmount).toBe(unitNet);
    expect(one?.taxedPrice?.taxPortions.map(({ amount }) => amount.centAmount)).toEqual([0]);
    const { cart: moved } = await visitor.call('setCheckoutAddresses', companyAddresses('AT', VALID));
    expect(moved?.totalPrice).toEqual(one?.totalPrice);
    const { cart: other } = await visitor.call('setCheckoutAddresses', companyAddresses('AT', '4030000015'));
    expect(other?.grossBeforeNet).toBeNull();
  });

  it('continues with gross prices if the backend refuses net prices', async () => {
    const visitor = await company('AT', VALID);
    const gross = await activeCart(visitor);
    proxy.respond = ({ body }) => (body.includes('setLineItemTaxRate') ? { json: REFUSED } : 'pass');
    const { outcome } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    expect(outcome).toBe('failed-without-rate-change');
    const { cart } = await visitor.call('setCheckoutAddresses', companyAddresses('AT', VALID));
    expect(cart).toMatchObject({ totalPrice: gross?.totalPrice, grossBeforeNet: null });
  });

  it('keeps net prices and shipping if the backend refuses a change', async () => {
    const visitor = await company('AT', VALID);
    const { cart: net } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    proxy.respond = ({ body }) => (body.includes('changeLineItemQuantity') ? { json: REFUSED } : 'pass');
    await expect(changeQuantity(visitor, net, 3)).rejects.toThrow();
    const { totalPrice, shippingInfo, grossBeforeNet } = net ?? {};
    expect(await activeCart(visitor)).toMatchObject({ totalPrice, shippingInfo, grossBeforeNet });
  });

  /** Changes the cart of a company that has net prices, but lets the backend refuse a request with these words afterwards. */
  async function interrupted(words: string): Promise<ShopClient> {
    const visitor = await company('AT', VALID);
    const { cart: net } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    proxy.respond = ({ body }) => (body.includes(words) ? { json: REFUSED } : 'pass');
    await changeQuantity(visitor, net, 3).catch(() => undefined);
    proxy.respond = () => 'pass';
    expect(await activeCart(visitor)).toMatchObject({ grossBeforeNet: null, itemCount: 3 });
    return visitor;
  }

  describe.each([
    ['net prices', 'setLineItemTaxRate'],
    ['shipping', '"setShippingMethod":{"shippingMethod"'],
  ])('whose change is interrupted before %s are set again', (_step, words) => {
    it('pays net prices after its next change', async () => {
      const visitor = await interrupted(words);
      const { cart } = await changeQuantity(visitor, await activeCart(visitor), 1);
      expect(cart?.grossBeforeNet).not.toBeNull();
      expect(cart?.shippingInfo).not.toBeNull();
      expect(cart?.taxedPrice?.totalGross).toEqual(cart?.taxedPrice?.totalNet);
    });

    it('sees the net total when it orders, and orders for it', async () => {
      const visitor = await interrupted(words);
      const { id: cartId = '', version = 0 } = (await activeCart(visitor)) ?? {};
      const request = { cartId, version, paymentMethod: 'bank-transfer' as const };
      expect(await visitor.refusal('createMyOrderFromCart', request)).toEqual([422, 'malformed-price']);
      expect((await placeOrder(visitor, 'bank-transfer')).totalTax.centAmount).toBe(0);
    });

    it('pays gross prices after its next change if it removes the number', async () => {
      const visitor = await interrupted(words);
      const { cart: gross } = await visitor.call('withdrawVatNumber', {});
      const { cart } = await changeQuantity(visitor, gross, 1);
      expect(cart?.grossBeforeNet).toBeNull();
      expect((await placeOrder(visitor, 'bank-transfer')).totalTax.centAmount).toBeGreaterThan(0);
    });
  });

  it('removes a product that is no longer sold', async () => {
    const visitor = await company('AT', VALID);
    const [, sku] = await parcelsInStock(visitor);
    await add(visitor, sku);
    await visitor.call('validateVatNumber', { vatNumber: VALID });
    const sellAgain = await stopSelling(await sellerOf(shop.backend.url), sku ?? '');
    try {
      const net = await activeCart(visitor);
      const line = net?.lineItems.find((each) => each.sku === sku);
      const actions = [{ action: 'removeLineItem' as const, lineItemId: line?.id ?? '' }];
      const { cart } = await visitor.call('updateCart', { actions });
      expect(cart?.lineItems).toHaveLength(1);
      expect(cart?.grossBeforeNet).not.toBeNull();
      expect(cart?.shippingInfo?.methodKey).toBe(net?.shippingInfo?.methodKey);
      expect(cart?.taxedPrice?.totalGross).toEqual(cart?.taxedPrice?.totalNet);
    } finally {
      await sellAgain();
    }
  });

  it('pays gross prices again as soon as it removes the number', async () => {
    const visitor = await company('AT', VALID);
    const gross = await activeCart(visitor);
    await visitor.call('validateVatNumber', { vatNumber: VALID });
    const { cart } = await visitor.call('withdrawVatNumber', {});
    expect(cart).toMatchObject({ totalPrice: gross?.totalPrice, grossBeforeNet: null });
    expect((await visitor.call('withdrawVatNumber', {})).cart?.version).toBe(cart?.version);
  });

  it('orders for the net total, with the evidence attached to the order', async () => {
    const visitor = await company('AT', VALID);
    const { cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    const order = await placeOrder(visitor, 'bank-transfer');
    expect(order.totalGross).toEqual(cart?.totalPrice);
    const evidence = await shop.application.app.get(VatChecks, { strict: false }).evidenceOfOrder(order.orderNumber);
    expect(evidence).toHaveLength(1);
    expect(evidence[0]).toMatchObject({
      vatNumber: VALID,
      register: 'evatr-rest',
      code: 200,
      ownNumber: 'DE987654321',
      storeKey: 'ferrum_at',
    });
    expect(evidence[0]?.consultationNumber).toBeTruthy();
  });

  it.each([
    ['that nobody has checked', VALID, 0, [200]],
    ['that the register could not validate', '4000000205', 1, [205, 205]],
  ])(
    'orders at gross prices without delay, and a number %s is checked afterwards',
    async (_what, vatNumber, checks, codes) => {
      const visitor = await company('AT', vatNumber);
      if (checks > 0) await visitor.call('validateVatNumber', { vatNumber });
      const { id, totalPrice } = (await activeCart(visitor)) ?? {};
      const { orderNumber, totalGross } = await placeOrder(visitor, 'bank-transfer');
      expect(totalGross).toEqual(totalPrice);
      const evidence = await eventually(async () => {
        const found = await shop.application.app.get(VatChecks, { strict: false }).evidenceOfOrder(orderNumber);
        return found.length > checks ? found : undefined;
      });
      expect(evidence.map(({ code }) => code)).toEqual(codes);
      expect(evidence[0]).toMatchObject({ cartId: id, storeKey: 'ferrum_at' });
    },
  );

  it('must be the buyer: a shopper who names the number of another company after the address orders for the gross total', async () => {
    const visitor = shop.visitor('AT');
    await add(visitor, undefined, 2);
    const own = { ...companyAddresses('AT', ''), clientType: 'private', billingAddress: addressIn('AT') } as const;
    const { cart: gross } = await visitor.call('setCheckoutAddresses', own);
    expect((await visitor.call('validateVatNumber', { vatNumber: VALID })).isNet).toBe(true);
    const { id: cartId = '', version = 0 } = (await activeCart(visitor)) ?? {};
    const request = { cartId, version, paymentMethod: 'bank-transfer' as const };
    expect(await visitor.refusal('createMyOrderFromCart', request)).toEqual([422, 'malformed-price']);
    expect((await activeCart(visitor))?.totalPrice).toEqual(gross?.totalPrice);
    const order = await placeOrder(visitor, 'bank-transfer');
    expect(order.totalGross).toEqual(gross?.totalPrice);
  });

  it('orders with evidence of the same day if the register is away, and sees the gross total otherwise', async () => {
    const visitor = await company('AT', '4000000208');
    const cart = await activeCart(visitor);
    const prisma = shop.application.app.get(PrismaService, { strict: false });
    const evidence = {
      cartId: cart?.id ?? '',
      storeKey: 'ferrum_at',
      vatNumber: 'AT4000000208',
      register: 'evatr-rest',
      code: 200,
      status: 'evatr-0000',
      checkedAt: new Date(Date.now() - 2 * 3_600_000),
    };
    const { id } = await prisma.vatCheck.create({ data: evidence });
    const { cart: net } = await visitor.call('setCheckoutAddresses', companyAddresses('AT', '4000000208'));
    expect(net?.grossBeforeNet).toEqual(cart?.totalPrice);
    await prisma.vatCheck.update({ where: { id }, data: { checkedAt: new Date(Date.now() - 25 * 3_600_000) } });
    const { id: cartId = '', version = 0 } = (await activeCart(visitor)) ?? {};
    const order = { cartId, version, paymentMethod: 'bank-transfer' as const };
    expect(await visitor.refusal('createMyOrderFromCart', order)).toEqual([422, 'malformed-price']);
    expect(await activeCart(visitor)).toMatchObject({ grossBeforeNet: null, totalPrice: cart?.totalPrice });

    await prisma.vatCheck.update({ where: { id }, data: { checkedAt: new Date(Date.now() - 3_600_000) } });
    await visitor.call('setCheckoutAddresses', companyAddresses('AT', '4000000208'));
    expect((await placeOrder(visitor, 'bank-transfer')).totalGross).toEqual(net?.totalPrice);
  });

  /** Lets a month pass since the checks of a cart, after which their numbers are erased. */
  async function eraseNumbers(cartId: string): Promise<void> {
    const { app } = shop.application;
    const month = new Date(Date.now() - 31 * 24 * 3_600_000);
    const prisma = app.get(PrismaService, { strict: false });
    await prisma.vatCheck.updateMany({ where: { cartId }, data: { checkedAt: month } });
    await app.get(Retention, { strict: false }).apply();
  }

  it('orders with new evidence if the number was erased since the check', async () => {
    const visitor = await company('AT', VALID);
    const { isNet, cart } = await visitor.call('validateVatNumber', { vatNumber: VALID });
    expect(isNet).toBe(true);
    await eraseNumbers(cart?.id ?? '');
    const { orderNumber, totalGross } = await placeOrder(visitor, 'bank-transfer');
    expect(totalGross).toEqual(cart?.totalPrice);
    const evidence = await shop.application.app.get(VatChecks, { strict: false }).evidenceOfOrder(orderNumber);
    expect(evidence.map(({ vatNumber }) => vatNumber)).toEqual([VALID]);
  });
});

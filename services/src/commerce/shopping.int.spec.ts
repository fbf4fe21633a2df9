import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressIn } from './testing/addresses.js';
import { startShop, type RunningShop } from './testing/running-shop.js';
import type { ShopClient } from './testing/shop-client.js';
import { add, allCards, giveAddress, parcelsInStock, placeOrder, stockOf } from './testing/shopping.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

/** A machine that is sent as a parcel, with a stock of ten. 5 % of its price are whole cents. */
async function machineInNumbers(visitor: ShopClient): Promise<{ sku: string; paid: number }> {
  const cards = (await allCards(visitor)).filter(({ sku, isFreight }) => /^EX10[0-2]/.test(sku) && !isFreight);
  const stock = await stockOf(
    visitor,
    cards.map(({ sku }) => sku),
  );
  const prices = cards.map(({ sku, price }) => ({ sku, paid: (price.discounted ?? price.value).centAmount }));
  const found = prices.find(({ sku, paid }) => paid % 20 === 0 && (stock.get(sku) ?? 0) >= 10);
  if (!found) throw new Error('Nothing is there in numbers');
  return found;
}

describe('a guest', () => {
  it('gets an encrypted HttpOnly session with the first product in the cart', async () => {
    const visitor = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(visitor);
    const action = { action: 'addLineItem', sku, quantity: 1 };
    const { setCookies } = await visitor.send('updateCart', JSON.stringify({ actions: [action] }));
    const session = setCookies.find((line) => line.startsWith('__Host-shop='));
    expect(session).toMatch(/; Path=\/; .*Secure; HttpOnly; SameSite=Lax/);
    expect(visitor.cookies.get('vsf-store')).toBe('ferrum_sk');
    expect(visitor.cookies.get('vsf-locale')).toBe('sk-SK');
  });

  it('has one line item per product and changes its quantity', async () => {
    const visitor = shop.visitor('SK');
    const [first = '', second = ''] = await parcelsInStock(visitor);
    await add(visitor, first);
    const twice = await add(visitor, first);
    expect(twice.lineItems.map(({ quantity }) => quantity)).toEqual([2]);
    const more = await add(visitor, second);
    expect(more.itemCount).toBe(3);
    const [line] = more.lineItems;
    const { cart } = await visitor.call('updateCart', {
      actions: [{ action: 'changeLineItemQuantity', lineItemId: line?.id ?? '', quantity: 0 }],
    });
    expect(cart?.lineItems.map(({ sku }) => sku)).toEqual([second]);
  });

  it('pays 5 % less for three of a product, 10 % for five and 15 % for ten', async () => {
    const visitor = shop.visitor('SK');
    const { sku, paid } = await machineInNumbers(visitor);
    for (const [pieces, percent] of [
      [2, 0],
      [3, 5],
      [5, 10],
      [10, 15],
    ] as const) {
      const before = (await visitor.call('getMe', {})).me.activeCart?.itemCount ?? 0;
      const { lineItems } = await add(visitor, sku, pieces - before);
      const expected = (pieces * paid * (100 - percent)) / 100;
      expect([pieces, lineItems[0]?.totalPrice.centAmount]).toEqual([pieces, expected]);
    }
  });

  it('adds products in parallel', async () => {
    const visitor = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(visitor);
    await add(visitor, sku);
    await Promise.all([1, 2, 3].map(() => add(visitor, sku)));
    const { me } = await visitor.call('getMe', {});
    expect(me.activeCart?.itemCount).toBe(4);
  });

  it('may remove line items and discount codes that are already removed', async () => {
    const visitor = shop.visitor('SK');
    const before = await add(visitor);
    const { cart } = await visitor.call('updateCart', {
      actions: [
        { action: 'removeLineItem', lineItemId: 'gone' },
        { action: 'removeDiscountCode', discountCodeId: 'never-there' },
      ],
    });
    expect(cart).toEqual(before);
  });

  it('deletes the cart and starts a new one', async () => {
    const visitor = shop.visitor('SK');
    const before = await add(visitor);
    expect(await visitor.call('deleteCart', {})).toEqual({ cart: null });
    expect((await visitor.call('getMe', {})).me.activeCart).toBeNull();
    expect((await add(visitor)).id).not.toBe(before.id);
  });

  it.each([
    ['SK', 'bank-transfer'],
    ['SK', 'cash-on-delivery'],
    ['DE', 'bank-transfer'],
    ['CH', 'cash-on-delivery'],
    ['HU', 'cash-on-delivery'],
    ['GB', 'cash-on-delivery'],
    ['CZ', 'bank-transfer'],
  ] as const)('buys in %s by %s', async (country, method) => {
    const visitor = shop.visitor(country);
    await add(visitor);
    const cart = await giveAddress(visitor, country);
    expect(cart.shippingInfo?.methodKey).toBe('parcel');
    const { paymentMethods } = await visitor.call('getPaymentMethods', {});
    const offer = paymentMethods.find((candidate) => candidate.method === method);
    expect(offer?.refusal).toBeNull();
    const placed = await placeOrder(visitor, method);
    const fee = offer?.fee?.gross.centAmount ?? 0;
    expect(placed.orderNumber).toMatch(new RegExp(`^${country}-\\d+$`));
    expect(placed.totalGross.centAmount).toBe(cart.totalPrice.centAmount + fee);
    expect(placed.totalPayable.centAmount).toBe(cart.totalPrice.centAmount + fee + (offer?.rounding?.centAmount ?? 0));
    expect(placed.totalNet.centAmount + placed.totalTax.centAmount).toBe(placed.totalGross.centAmount);
    const portions = placed.taxPortions.reduce((cents, { amount }) => cents + amount.centAmount, 0);
    expect(portions).toBe(placed.totalTax.centAmount);
    expect(placed.paymentStatus).toBe(method === 'bank-transfer' ? 'in-progress' : 'paid');
    expect(placed.bankTransfer?.reference).toBe(method === 'bank-transfer' ? placed.orderNumber : undefined);
    expect((await visitor.call('getMe', {})).me.activeCart).toBeNull();
    const found = await visitor.call('getOrders', { orderNumber: placed.orderNumber });
    const code = expect.stringMatching(/^data:image\/png/);
    const bankTransfer = placed.bankTransfer && { ...placed.bankTransfer, code };
    expect(found.me.orders.results).toEqual([{ ...placed, bankTransfer }]);
  });

  it('gets the same order if they submit twice', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const { id, version } = await giveAddress(visitor, 'SK');
    const ask = () => visitor.call('createMyOrderFromCart', { cartId: id, version, paymentMethod: 'bank-transfer' });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.status, second]).toEqual(['ordered', first]);
    expect(await ask()).toEqual(first);
  });

  it('reduces the stock with an order', async () => {
    const visitor = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(visitor);
    const stock = async () => (await visitor.call('getInventory', { skus: [sku] })).inventoryEntries.results[0];
    const before = (await stock())?.availableQuantity ?? 0;
    await add(visitor, sku);
    await giveAddress(visitor, 'SK');
    await placeOrder(visitor, 'bank-transfer');
    expect((await stock())?.availableQuantity).toBe(before - 1);
  });

  it('gets freight shipping for a heavy machine, and parcel shipping after its removal', async () => {
    const visitor = shop.visitor('DE');
    const heavy = (await allCards(visitor)).find(({ isFreight }) => isFreight);
    await add(visitor);
    const light = await giveAddress(visitor, 'DE');
    expect(light.shippingInfo?.methodKey).toBe('parcel');
    const both = await add(visitor, heavy?.sku ?? '');
    expect(both.shippingInfo?.methodKey).toBe('freight');
    const { paymentMethods } = await visitor.call('getPaymentMethods', {});
    expect(paymentMethods[0]?.refusal).not.toBeNull();
    const lineItemId = both.lineItems.find(({ isFreight }) => isFreight)?.id ?? '';
    const { cart } = await visitor.call('updateCart', { actions: [{ action: 'removeLineItem', lineItemId }] });
    expect(cart?.shippingInfo?.methodKey).toBe('parcel');
  });

  it('loses VAT number, company and department as a private client', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const ofCompany = { company: 'Dielňa s.r.o.', department: 'Nákup', vatNumber: 'SK2020000000' };
    const company = await visitor.call('setCheckoutAddresses', {
      clientType: 'company',
      email: 'eva@example.com',
      billingAddress: addressIn('SK', ofCompany),
      shippingAddress: null,
    });
    expect(company.cart).toMatchObject({
      clientType: 'company',
      billingAddress: { ...ofCompany, vatNumber: '2020000000' },
    });
    const cart = await giveAddress(visitor, 'SK');
    expect(cart.clientType).toBe('private');
    expect(Object.keys(cart.billingAddress ?? {})).not.toEqual(expect.arrayContaining(['company']));
    expect(cart.billingAddress?.vatNumber).toBeUndefined();
  });

  it('gets the postal code in the format of the country', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const { cart } = await visitor.call('setCheckoutAddresses', {
      clientType: 'private',
      email: 'eva@example.com',
      billingAddress: addressIn('SK', { postalCode: 'sk-81101' }),
      shippingAddress: addressIn('SK', { postalCode: '04001', city: 'Košice' }),
    });
    expect([cart?.billingAddress?.postalCode, cart?.shippingAddress?.postalCode]).toEqual(['811 01', '040 01']);
  });
});

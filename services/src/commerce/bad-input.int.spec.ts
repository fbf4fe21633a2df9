import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { addressIn } from './testing/addresses.js';
import { startShop, type RunningShop } from './testing/running-shop.js';
import { add, allCards, giveAddress, machineOnStock, parcelsInStock, placeOrder, stockOf } from './testing/shopping.js';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
});

afterAll(() => shop.stop());

describe('an invalid request', () => {
  it.each([['{"actions":'], ['nonsense'], ['']])('is refused when its body is %j', async (body) => {
    const { status, body: answer } = await shop.visitor('SK').send('updateCart', body);
    expect([status, answer.error?.code]).toEqual([400, 'malformed-json']);
  });

  it.each([['null'], ['7'], ['"text"'], ['[[]]'], ['{}'], ['[]'], ['{"actions":[]}'], ['{"actions":{"a":1}}']])(
    'is refused when it asks for %s',
    async (body) => {
      const { status, body: answer } = await shop.visitor('SK').send('updateCart', body);
      expect([status, answer.error?.code]).toEqual([400, 'invalid-input']);
    },
  );

  it('is refused if it contains NUL', async () => {
    const order = { cartId: 'a\u0000b', version: 1, paymentMethod: 'bank-transfer' };
    expect(await shop.visitor('SK').refusal('createMyOrderFromCart', order)).toEqual([400, 'invalid-input']);
  });

  it.each(['unknownOperation', 'toString', '__proto__', 'constructor'])('has no operation %s', async (name) => {
    expect(await shop.visitor('SK').refusal(name, {})).toEqual([404, 'not-found']);
  });

  it.each(['[{"query":"navigation"}]', '[{},"navigation"]', '[{},{"categories":"navigation"}]'])(
    'may bring its parameters in an array, and the name of a query beside them: %s',
    async (body) => {
      expect((await shop.visitor('SK').send('getCategories', body)).status).toBe(200);
    },
  );

  //  body | refused field
  it.each([
    ['[{"query":"navigation"},{"customQuery":"x"}]', 'query'],
    ['[{},{"customQuery":{"fields":"id"}}]', '1'],
    ['[{"query":"navigation"},null,{}]', '2'],
  ])('is refused with the path of the invalid field for %s', async (body, field) => {
    const { status, body: answer } = await shop.visitor('SK').send('getCategories', body);
    expect([status, answer.error?.fields?.map((each) => each.field)]).toEqual([400, [field]]);
  });

  it('is refused with each invalid field', async () => {
    const { body } = await shop.visitor('SK').send('setCheckoutAddresses', '{"clientType":"robot","email":"nobody"}');
    expect(body.error?.fields?.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['clientType', 'email', 'billingAddress']),
    );
  });
});

describe('a quantity', () => {
  it.each([0, -1, 1.5, 1e9, 'two', '1', null, Number.NaN])('of %j is refused when adding', async (quantity) => {
    const visitor = shop.visitor('SK');
    const actions = [{ action: 'addLineItem', sku: 'EX10010001', quantity }];
    expect(await visitor.refusal('updateCart', { actions })).toEqual([400, 'invalid-input']);
    expect(visitor.cookies.size).toBe(0);
  });

  it.each([-1, 1.5, 1e9, 'two'])('of %j is refused when changing, and the cart stays as it was', async (quantity) => {
    const visitor = shop.visitor('SK');
    const before = await add(visitor);
    const actions = [{ action: 'changeLineItemQuantity', lineItemId: before.lineItems[0]?.id, quantity }];
    expect(await visitor.refusal('updateCart', { actions })).toEqual([400, 'invalid-input']);
    expect((await visitor.call('getMe', {})).me.activeCart).toEqual(before);
  });

  it('above the stock is refused with the stock', async () => {
    const visitor = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(visitor);
    const [stock] = (await visitor.call('getInventory', { skus: [sku] })).inventoryEntries.results;
    const pieces = stock?.availableQuantity ?? 0;
    const actions = [{ action: 'addLineItem', sku, quantity: pieces + 1 }];
    const { status, body } = await visitor.send('updateCart', JSON.stringify({ actions }));
    expect([status, body.error]).toMatchObject([422, { code: 'out-of-stock', details: { sku, stock: pieces } }]);
  });

  it('above the maximum of a product is refused with the maximum', async () => {
    const visitor = shop.visitor('SK');
    const [sku = ''] = await parcelsInStock(visitor);
    const actions = [{ action: 'addLineItem', sku, quantity: 1001 }];
    const { status, body } = await visitor.send('updateCart', JSON.stringify({ actions }));
    expect([status, body.error]).toMatchObject([422, { code: 'maximum-quantity', details: { maximum: 1000 } }]);
  });

  it('of an unknown or sold-out product is refused', async () => {
    const visitor = shop.visitor('SK');
    const skus = (await allCards(visitor)).map(({ sku }) => sku);
    const soldOut = [...(await stockOf(visitor, skus))].filter(([, pieces]) => pieces === 0).map(([sku]) => sku);
    expect(soldOut).not.toEqual([]);
    for (const sku of ['EX10999999', ...soldOut]) {
      const actions = [{ action: 'addLineItem', sku, quantity: 1 }];
      expect(await visitor.refusal('updateCart', { actions })).toEqual([422, 'out-of-stock']);
    }
  });
});

describe('an address', () => {
  const ask = (billing: object, shipping: object | null = null, clientType = 'private') => ({
    clientType,
    email: 'eva@example.com',
    billingAddress: billing,
    shippingAddress: shipping,
  });

  it('with a postal code of another country is refused with the field name of the form', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const wrong = addressIn('SK', { postalCode: '10115 B' });
    expect(await visitor.refusal('setCheckoutAddresses', ask(wrong))).toEqual([422, 'postal-code-billing']);
    const { status, body } = await visitor.send('setCheckoutAddresses', JSON.stringify(ask(addressIn('SK'), wrong)));
    expect([status, body.error]).toMatchObject([
      422,
      { code: 'postal-code-shipping', fields: [{ field: 'shippingAddress.postalCode', reason: 'postal-code' }] },
    ]);
  });

  it('of another country, without a house number or company name is refused with each field', async () => {
    const visitor = shop.visitor('DE');
    await add(visitor);
    const wrong = { ...addressIn('DE'), country: 'AT', streetNumber: 'Ecke' };
    const { status, body } = await visitor.send('setCheckoutAddresses', JSON.stringify(ask(wrong, null, 'company')));
    expect([status, body.error?.code]).toEqual([400, 'invalid-input']);
    expect(body.error?.fields?.map(({ field }) => field).sort()).toEqual([
      'billingAddress.company',
      'billingAddress.country',
      'billingAddress.streetNumber',
    ]);
  });

  it('is refused for an empty cart', async () => {
    const visitor = shop.visitor('SK');
    expect(await visitor.refusal('setCheckoutAddresses', ask(addressIn('SK')))).toEqual([422, 'cart-empty']);
  });
});

describe('the cart of another visitor', () => {
  it('cannot be read, changed or ordered', async () => {
    const [owner, stranger] = [shop.visitor('SK'), shop.visitor('SK')];
    await add(owner);
    const { id, version } = await giveAddress(owner, 'SK');
    await add(stranger);
    expect(await stranger.call('getCart', { cartId: id })).toEqual({ cart: null });
    expect(await shop.visitor('SK').call('getCart', { cartId: id })).toEqual({ cart: null });
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' };
    expect(await stranger.refusal('createMyOrderFromCart', order)).toEqual([404, 'cart-not-found']);
    expect(await shop.visitor('SK').refusal('createMyOrderFromCart', order)).toEqual([404, 'cart-not-found']);
  });

  it('cannot be read after it is ordered, nor can the order', async () => {
    const [owner, stranger] = [shop.visitor('SK'), shop.visitor('SK')];
    await add(owner);
    const { id, version } = await giveAddress(owner, 'SK');
    const placed = await placeOrder(owner, 'bank-transfer');
    await add(stranger);
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' };
    expect(await stranger.refusal('createMyOrderFromCart', order)).toEqual([404, 'cart-not-found']);
    for (const by of [{ id: placed.id }, { orderNumber: placed.orderNumber }]) {
      expect((await stranger.call('getOrders', by)).me.orders.results).toEqual([]);
    }
  });

  it.each(['no-such-cart', '../carts', '" or true', 'a'.repeat(256)])(
    'is null when asked for as %j',
    async (cartId) => {
      const visitor = shop.visitor('SK');
      await add(visitor);
      expect(await visitor.call('getCart', { cartId })).toEqual({ cart: null });
      expect((await visitor.call('getOrders', { id: cartId })).me.orders.results).toEqual([]);
      expect((await visitor.call('getOrders', { orderNumber: cartId })).me.orders.results).toEqual([]);
    },
  );

  it('is reset for a visitor of another store, who starts with an empty cart', async () => {
    const slovak = shop.visitor('SK');
    const cart = await add(slovak);
    const german = slovak.on('de.localhost');
    expect((await german.call('getMe', {})).me.activeCart).toBeNull();
    expect(await german.call('getCart', { cartId: cart.id })).toEqual({ cart: null });
    const fresh = await add(german);
    expect([fresh.id === cart.id, fresh.itemCount]).toEqual([false, 1]);
    expect((await slovak.call('getMe', {})).me.activeCart).toEqual(cart);
  });

  it.each(['', 'x', 'a.b.c.d.e', 'eyJhbGciOiJub25lIn0..a.b.c'])('is not reached with the session %j', async (value) => {
    const visitor = shop.visitor('SK');
    visitor.cookies.set('__Host-shop', value);
    expect((await visitor.call('getMe', {})).me.activeCart).toBeNull();
    expect((await add(visitor)).itemCount).toBe(1);
  });
});

describe('an order', () => {
  it('of a stale cart version is refused, and the cart is unchanged', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor);
    const { id, version } = await giveAddress(visitor, 'SK');
    const newer = await add(visitor);
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' };
    expect(await visitor.refusal('createMyOrderFromCart', order)).toEqual([409, 'conflict']);
    expect((await visitor.call('getMe', {})).me.activeCart).toEqual(newer);
  });

  it('without an address is refused', async () => {
    const visitor = shop.visitor('SK');
    const { id, version } = await add(visitor);
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' };
    expect(await visitor.refusal('createMyOrderFromCart', order)).toEqual([422, 'email-missing']);
  });

  it('with a payment method that the country does not have is refused, and the cart stays open', async () => {
    const visitor = shop.visitor('GB');
    await add(visitor);
    const { id, version } = await giveAddress(visitor, 'GB');
    const order = { cartId: id, version, paymentMethod: 'bank-transfer' };
    expect(await visitor.refusal('createMyOrderFromCart', order)).toEqual([422, 'payment-method-refused']);
    expect((await visitor.call('getMe', {})).me.activeCart?.cartState).toBe('Active');
    expect((await placeOrder(visitor, 'cash-on-delivery')).paymentMethod).toBe('cash-on-delivery');
  });

  it('of two machines with cash on delivery is refused if the maximum is one', async () => {
    const visitor = shop.visitor('SK');
    await add(visitor, await machineOnStock(shop), 2);
    const { id, version } = await giveAddress(visitor, 'SK');
    const order = { cartId: id, version, paymentMethod: 'cash-on-delivery' };
    const { status, body } = await visitor.send('createMyOrderFromCart', JSON.stringify(order));
    expect([status, body.error]).toMatchObject([
      422,
      { code: 'payment-method-refused', details: { refusal: 'too-many-items', limit: 1 } },
    ]);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let services: Project;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  services = await backend.as('services');
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

describe('a frozen cart', () => {
  it('keeps its amounts, takes a payment, and can be ordered', async () => {
    const cart = await readyCart(shopper);
    const carts = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).carts().withId({ ID: cart.id });
    const freeze = {
      version: cart.version,
      actions: [{ action: 'freezeCart' as const, strategy: 'HardFreeze' as const }],
    };
    const { body: frozen } = await carts.post({ body: freeze }).execute();
    expect(frozen.cartState).toBe('Frozen');
    const adding = { version: frozen.version, actions: [{ action: 'addLineItem' as const, sku: 'EX10000002' }] };
    expect(await refusalOf(carts.post({ body: adding }))).toMatchObject({ code: 'InvalidOperation' });
    const amountPlanned = { currencyCode: 'EUR', centAmount: cart.totalPrice.centAmount };
    const { body: payment } = await services
      .payments()
      .post({ body: { key: 'attempt-1', amountPlanned } })
      .execute();
    const paying = {
      version: frozen.version,
      actions: [{ action: 'addPayment' as const, payment: { typeId: 'payment' as const, id: payment.id } }],
    };
    const { body: paid } = await carts.post({ body: paying }).execute();
    const { body: placed } = await services
      .inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' })
      .orders()
      .post({ body: { cart: { typeId: 'cart', id: paid.id }, version: paid.version, orderNumber: 'SK-1' } })
      .execute();
    expect(placed.paymentInfo?.payments).toEqual([{ typeId: 'payment', id: payment.id }]);
    expect(placed.totalPrice).toEqual(cart.totalPrice);
  });

  it('has prices for lines that the same update added', async () => {
    const cart = await newCart(shopper);
    const carts = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).carts().withId({ ID: cart.id });
    const body = {
      version: cart.version,
      actions: [
        { action: 'addLineItem' as const, sku: 'EX10000001', quantity: 2 },
        { action: 'freezeCart' as const, strategy: 'HardFreeze' as const },
      ],
    };
    const { body: frozen } = await carts.post({ body }).execute();
    expect(frozen.cartState).toBe('Frozen');
    expect(frozen.lineItems[0]?.price.value.centAmount).toBe(2000);
    expect(frozen.totalPrice.centAmount).toBe(4000);
  });
});

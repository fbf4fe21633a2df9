import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Cart, CartDiscountDraft } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { changed, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let services: Project;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  services = await backend.as('services');
});
beforeEach(async () => {
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
});
afterAll(() => backend.close());

const order = (cart: Cart) =>
  services
    .inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' })
    .orders()
    .post({ body: { cart: { typeId: 'cart', id: cart.id }, version: cart.version } });

async function createCode(code: string, draft: Partial<CartDiscountDraft>): Promise<void> {
  const body: CartDiscountDraft = {
    key: code.toLowerCase(),
    name: { en: code },
    value: { type: 'relative', permyriad: 1000 },
    cartPredicate: 'true',
    target: { type: 'lineItems', predicate: 'true' },
    sortOrder: '0.5',
    requiresDiscountCode: true,
    ...draft,
  };
  await seeder.cartDiscounts().post({ body }).execute();
  const cartDiscounts = [{ typeId: 'cart-discount' as const, key: body.key }];
  await seeder.discountCodes().post({ body: { code, cartDiscounts } }).execute();
}

const setActive = async (active: boolean): Promise<void> => {
  const method = seeder.shippingMethods().withKey({ key: 'parcel' });
  const { version } = (await method.get().execute()).body;
  await method.post({ body: { version, actions: [{ action: 'changeActive', active }] } }).execute();
};

describe('an order is refused', () => {
  it('if its shipping method was deactivated since the cart was priced', async () => {
    const cart = await readyCart(shopper);
    expect(cart.shippingInfo?.shippingMethodState).toBe('MatchesCart');
    await setActive(false);
    expect(await refusalOf(order(cart))).toMatchObject({ statusCode: 400, code: 'ShippingMethodDoesNotMatchCart' });
    await setActive(true);
    expect((await order(cart).execute()).body.cart?.id).toBe(cart.id);
  });

  it('if one of its codes has ended since, with the reason', async () => {
    await createCode('ENDS', { sortOrder: '0.2' });
    const cart = await changed(
      shopper,
      await newCart(shopper),
      { action: 'addLineItem', sku: 'EX10000002' },
      { action: 'setShippingAddress', address: { country: 'SK' } },
      { action: 'addDiscountCode', code: 'ENDS' },
    );
    const discount = seeder.cartDiscounts().withKey({ key: 'ends' });
    const { version } = (await discount.get().execute()).body;
    await discount.post({ body: { version, actions: [{ action: 'changeIsActive', isActive: false }] } }).execute();
    expect(await refusalOf(order(cart))).toMatchObject({ statusCode: 400, code: 'DiscountCodeNonApplicable' });
  });
});

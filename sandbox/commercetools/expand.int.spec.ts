import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, Category } from '@commercetools/platform-sdk';
import { startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { me } from './testing/test-customer.js';
import { changed, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let shopper: Project;
let cart: Cart;

const en = (text: string) => ({ en: text });
const category = async (key: string, parent?: string): Promise<Category> => {
  const above = parent === undefined ? {} : { parent: { typeId: 'category' as const, key: parent } };
  const body = { key, name: en(key), slug: en(key), ...above };
  return (
    await seeder
      .categories()
      .post({ body, queryArgs: { expand: ['parent'] } })
      .execute()
  ).body;
};

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  shopper = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  const cartDiscount = (
    await seeder
      .cartDiscounts()
      .post({
        body: {
          name: en('Ten'),
          value: { type: 'relative', permyriad: 1000 },
          cartPredicate: '1 = 1',
          target: { type: 'lineItems', predicate: '1 = 1' },
          sortOrder: '0.5',
          requiresDiscountCode: true,
        },
      })
      .execute()
  ).body;
  await seeder
    .discountCodes()
    .post({ body: { code: 'TEN', cartDiscounts: [{ typeId: 'cart-discount', id: cartDiscount.id }] } })
    .execute();
  cart = await changed(
    shopper,
    await newCart(shopper),
    { action: 'addLineItem', sku: 'EX10000001' },
    { action: 'addDiscountCode', code: 'TEN' },
  );
});
afterAll(() => backend.close());

describe('expand', () => {
  it('follows references of expanded references', async () => {
    await category('machines');
    await category('kitchen', 'machines');
    await category('ovens', 'kitchen');
    const { body } = await seeder
      .categories()
      .withKey({ key: 'ovens' })
      .get({ queryArgs: { expand: ['parent.parent', 'ancestors[*].ancestors[*]'] } })
      .execute();
    expect(body.parent?.obj?.parent?.obj?.key).toBe('machines');
    expect(body.ancestors.map(({ obj }) => obj?.ancestors.map((one) => one.obj?.key))).toEqual([[], ['machines']]);
  });

  it('reaches the discounts of a cart’s codes, from any of the places where a cart is shown', async () => {
    const queryArgs = { expand: ['discountCodes[*].discountCode.cartDiscounts[*]', 'lineItems[*].productType'] };
    const mine = me(shopper);
    const answers = [
      (await seeder.carts().withId({ ID: cart.id }).get({ queryArgs }).execute()).body,
      (await seeder.carts().get({ queryArgs }).execute()).body.results[0],
      (await mine.activeCart().get({ queryArgs }).execute()).body,
      (await mine.carts().get({ queryArgs }).execute()).body.results[0],
      (await mine.carts().withId({ ID: cart.id }).get({ queryArgs }).execute()).body,
      (
        await seeder
          .carts()
          .withId({ ID: cart.id })
          .post({ queryArgs, body: { version: cart.version, actions: [{ action: 'recalculate' }] } })
          .execute()
      ).body,
    ];
    for (const found of answers) {
      expect(found?.discountCodes[0]?.discountCode.obj?.cartDiscounts[0]?.obj?.name).toEqual(en('Ten'));
      expect(found?.lineItems[0]?.productType.obj?.key).toBe('standard_product');
    }
  });

  it('works in the answer to a POST and does not change what is stored', async () => {
    await category('grills', 'fryers');
    const made = await category('woks', 'fryers');
    expect(made.parent?.obj?.key).toBe('fryers');
    const { body } = await seeder.categories().withKey({ key: 'woks' }).get().execute();
    expect(body.parent).toEqual({ typeId: 'category', id: made.parent?.id });
  });

  it('ignores a path that does not exist', async () => {
    const queryArgs = { expand: ['nothing.at[*].all', 'key.obj', 'parent'] };
    const { body } = await seeder.categories().withKey({ key: 'fryers' }).get({ queryArgs }).execute();
    expect(body.key).toBe('fryers');
  });

  it('accepts a repeated parameter', async () => {
    const answer = await fetch(`${backend.url()}/manifold/categories?withTotal=true&withTotal=false`, {
      headers: { authorization: `Bearer ${(await backend.token('seeder')).access_token}` },
    });
    expect([answer.status, Object.keys((await answer.json()) as object).includes('total')]).toEqual([200, false]);
  });
});

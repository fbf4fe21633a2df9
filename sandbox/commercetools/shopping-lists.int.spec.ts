import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyShoppingListUpdateAction, ShoppingList, ShoppingListUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
const name = { en: 'For the new kitchen' };

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
});
afterAll(() => backend.close());

const change = async ({ id, version }: ShoppingList, ...actions: ShoppingListUpdateAction[]): Promise<ShoppingList> =>
  (await seeder.shoppingLists().withId({ ID: id }).post({ body: { version, actions } }).execute()).body;

describe('a shopping list', () => {
  let list: ShoppingList;

  it('keeps products and notes with their quantities', async () => {
    const body = {
      key: 'kitchen',
      name,
      lineItems: [{ sku: 'EX10000001', quantity: 2 }, { sku: 'EX10000002' }],
      textLineItems: [{ name: { en: 'A calendar' } }],
    };
    list = (await seeder.shoppingLists().post({ body }).execute()).body;
    expect(list).toMatchObject({
      version: 1,
      key: 'kitchen',
      lineItems: [
        { quantity: 2, variantId: 1, published: true, name: { en: 'Fryer 1' } },
        { quantity: 1, name: { en: 'Fryer 2' } },
      ],
      textLineItems: [{ name: { en: 'A calendar' }, quantity: 1 }],
    });
  });

  it('adds up a product that is added again, sorts its lines, and removes a line without pieces', async () => {
    list = await change(list, { action: 'addLineItem', sku: 'EX10000001', quantity: 3 });
    expect(list.lineItems.map(({ quantity }) => quantity)).toEqual([5, 1]);
    const lineItemOrder = list.lineItems.map(({ id }) => id).reverse();
    list = await change(list, { action: 'changeLineItemsOrder', lineItemOrder });
    expect(list.lineItems.map(({ quantity }) => quantity)).toEqual([1, 5]);
    list = await change(
      list,
      { action: 'removeLineItem', lineItemId: lineItemOrder[0], quantity: 1 },
      { action: 'changeLineItemQuantity', lineItemId: lineItemOrder[1], quantity: 4 },
    );
    expect(list.lineItems).toMatchObject([{ id: lineItemOrder[1], quantity: 4 }]);
    const twice = [list.lineItems[0]?.id ?? '', list.lineItems[0]?.id ?? ''];
    const wrong = { action: 'changeLineItemsOrder' as const, lineItemOrder: twice };
    const update = { body: { version: list.version, actions: [wrong] } };
    expect(await refusalOf(seeder.shoppingLists().withId({ ID: list.id }).post(update))).toMatchObject({
      statusCode: 400,
    });
  });

  it('is found by its key and its content, and changed with its current version', async () => {
    const byKey = seeder.shoppingLists().withKey({ key: 'kitchen' });
    expect((await byKey.get().execute()).body).toEqual(list);
    const stale = { version: 1, actions: [{ action: 'changeName' as const, name }] };
    expect(await refusalOf(byKey.post({ body: stale }))).toMatchObject({
      statusCode: 409,
      currentVersion: list.version,
    });
    const where = `lineItems(productId = "${list.lineItems[0]?.productId ?? ''}" and quantity > 3)`;
    const queryArgs = { where, sort: 'createdAt desc', expand: 'lineItems[*].productType', limit: 1 };
    expect((await seeder.shoppingLists().get({ queryArgs }).execute()).body).toMatchObject({
      total: 1,
      results: [{ key: 'kitchen', lineItems: [{ productType: { obj: { key: 'standard_product' } } }] }],
    });
  });

  it('shows that a product is not sold any more', async () => {
    const product = seeder.products().withKey({ key: 'fryer-1' });
    const { version } = (await product.get().execute()).body;
    await product.post({ body: { version, actions: [{ action: 'unpublish' }] } }).execute();
    const { body } = await seeder.shoppingLists().withId({ ID: list.id }).get().execute();
    expect(body.lineItems).toMatchObject([{ published: false, name: { en: 'Fryer 1' } }]);
  });
});

describe('a shopper', () => {
  async function shopper(): Promise<Project> {
    const scope = 'manage_my_shopping_lists:manifold manage_my_profile:manifold';
    const form = { grant_type: 'client_credentials', scope };
    const path = '/oauth/manifold/anonymous/token';
    const { access_token: token } = await backend.token('seeder', path, form);
    return backend.withToken(token);
  }

  it('has private lists, and keeps them at sign-up', async () => {
    const eva = await shopper();
    const list = (await eva.me().shoppingLists().post({ body: { name } }).execute()).body;
    expect(list.anonymousId).toBeDefined();
    const adam = await shopper();
    expect((await adam.me().shoppingLists().get().execute()).body.total).toBe(0);
    expect(await refusalOf(adam.me().shoppingLists().withId({ ID: list.id }).get())).toMatchObject({
      statusCode: 404,
    });
    const own: MyShoppingListUpdateAction[] = [{ action: 'addTextLineItem', name: { en: 'Salt' } }];
    const changed = await eva
      .me()
      .shoppingLists()
      .withId({ ID: list.id })
      .post({ body: { version: 1, actions: own } })
      .execute();
    expect(changed.body.textLineItems).toMatchObject([{ name: { en: 'Salt' } }]);
    const draft = { email: 'eva@example.com', password: 'frying-pan-1' };
    const { customer } = (await eva.me().signup().post({ body: draft }).execute()).body;
    const assigned = (await seeder.shoppingLists().withId({ ID: list.id }).get().execute()).body;
    expect([assigned.customer?.id, assigned.anonymousId]).toEqual([customer.id, undefined]);
  });

  it('has lists of a store, which other stores do not see', async () => {
    const lists = (storeKey: string) => seeder.inStoreKeyWithStoreKeyValue({ storeKey }).shoppingLists();
    const { body } = await lists('ferrum_sk').post({ body: { name } }).execute();
    expect(body.store).toEqual({ typeId: 'store', key: 'ferrum_sk' });
    expect((await lists('ferrum_sk').get().execute()).body.total).toBe(1);
    expect(await refusalOf(lists('ferrum_de').withId({ ID: body.id }).get())).toMatchObject({ statusCode: 404 });
    const deletion = lists('ferrum_sk')
      .withId({ ID: body.id })
      .delete({ queryArgs: { version: 1 } });
    expect((await deletion.execute()).body.id).toBe(body.id);
  });
});

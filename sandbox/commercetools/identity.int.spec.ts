import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type TestBackend } from './testing/test-backend.js';
import { myCarts, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

const newVisitor = async (storeKey = 'ferrum_sk') => backend.withToken((await backend.shopper(storeKey)).access_token);

describe('the owner of a cart', () => {
  it('finds only their own cart', async () => {
    const me = await newVisitor();
    const cart = await newCart(me);
    const { body } = await me.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).me().activeCart().get().execute();
    expect(body.id).toBe(cart.id);
  });
});

describe('tokens', () => {
  it('of a session are revoked with its refresh token', async () => {
    const token = await backend.shopper('ferrum_sk');
    const project = backend.withToken(token.access_token);
    await newCart(project);
    await backend.token('storefront', '/oauth/token/revoke', { token: token.refresh_token ?? '' });
    expect(await refusalOf(myCarts(project, 'ferrum_sk').get())).toMatchObject({
      statusCode: 401,
      code: 'invalid_token',
    });
  });

  it('have only the scopes of their client', async () => {
    const storefront = await backend.as('storefront');
    expect(await refusalOf(storefront.carts().get())).toMatchObject({ statusCode: 403, code: 'insufficient_scope' });
    const channel = { key: 'anything', roles: ['InventorySupply' as const] };
    const services = await backend.as('services');
    expect(await refusalOf(services.channels().post({ body: channel }))).toMatchObject({ statusCode: 403 });
    const wanted = { grant_type: 'client_credentials', scope: 'manage_project:manifold' };
    await expect(backend.token('storefront', '/oauth/token', wanted)).rejects.toThrow('not granted');
  });

  it('of shoppers do not show stock, those of services do', async () => {
    const stock = '{ inventoryEntries { results { sku } } }';
    const { access_token: shopper } = await backend.shopper('ferrum_sk');
    expect((await backend.graphql(shopper, stock)).errors?.[0]?.extensions.code).toBe('insufficient_scope');
    expect(await refusalOf(backend.withToken(shopper).inventory().get())).toMatchObject({ statusCode: 403 });
    const { access_token: services } = await backend.token('services');
    expect((await backend.graphql(services, stock)).errors).toBeUndefined();
  });
});

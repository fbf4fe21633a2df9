import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';
import { myCarts, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

describe('a restarted backend', () => {
  it('still has tokens, carts, orders and the catalogue', async () => {
    const token = await backend.shopper('ferrum_sk');
    const before = backend.withToken(token.access_token);
    const cart = await newCart(before);
    const ready = await readyCart(before);
    const body = { id: ready.id, version: ready.version };
    const orders = (project: typeof before) =>
      project.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).me().orders();
    const { body: order } = await orders(before).post({ body }).execute();

    await backend.restart();

    const after = backend.withToken(token.access_token);
    expect((await myCarts(after, 'ferrum_sk').withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
    expect((await orders(after).withId({ ID: order.id }).get().execute()).body.totalPrice).toEqual(order.totalPrice);
    const renewal = { grant_type: 'refresh_token', refresh_token: token.refresh_token ?? '' };
    expect((await backend.token('storefront', '/oauth/token', renewal)).scope).toBe(token.scope);
    const storefront = await backend.as('storefront');
    expect((await storefront.productProjections().get().execute()).body.total).toBe(3);
  });

  it('answers more shoppers at once than it has connections, although its caches are empty', async () => {
    const shoppers = await Promise.all(Array.from({ length: 20 }, () => backend.shopper('ferrum_sk')));
    await backend.restart();
    const carts = await Promise.all(
      shoppers.map(({ access_token: token }) =>
        myCarts(backend.withToken(token), 'ferrum_sk')
          .post({ body: { currency: 'EUR', country: 'SK', lineItems: [{ sku: 'EX10000001', quantity: 1 }] } })
          .execute(),
      ),
    );
    expect(carts.map(({ body }) => body.lineItems.length)).toEqual(shoppers.map(() => 1));
  });

  it('stores no token in plain text', async () => {
    const { access_token: token, refresh_token: refresh } = await backend.shopper('ferrum_sk');
    const { Client } = (await import('pg')).default;
    const client = new Client({ connectionString: backend.databaseUrl });
    await client.connect();
    const { rows } = await client.query('SELECT oauth_tokens::text AS row FROM oauth_tokens');
    await client.end();
    const everything = JSON.stringify(rows);
    expect(everything).not.toContain(token);
    expect(everything).not.toContain(refresh);
  });
});

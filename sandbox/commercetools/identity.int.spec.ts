import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type TestBackend } from './testing/test-backend.js';
import { changed, myCarts, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

const someone = async (storeKey = 'ferrum_sk') => backend.withToken((await backend.shopper(storeKey)).access_token);

describe('whose cart it is', () => {
  it('never gives the cart of one shopper to another', async () => {
    const cart = await newCart(await someone());
    const other = await someone();
    const stranger = myCarts(other, 'ferrum_sk').withId({ ID: cart.id });
    expect(await refusalOf(stranger.get())).toMatchObject({ statusCode: 404, code: 'ResourceNotFound' });
    const body = { version: 1, actions: [{ action: 'recalculate' as const }] };
    expect(await refusalOf(stranger.post({ body }))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(stranger.delete({ queryArgs: { version: 1 } }))).toMatchObject({ statusCode: 404 });
    expect((await myCarts(other, 'ferrum_sk').get().execute()).body.total).toBe(0);
    expect(
      await refusalOf(other.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).me().activeCart().get()),
    ).toMatchObject({
      statusCode: 404,
    });
  });

  it('finds the cart of the shopper who asks', async () => {
    const me = await someone();
    const cart = await newCart(me);
    const { body } = await me.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).me().activeCart().get().execute();
    expect(body.id).toBe(cart.id);
  });

  it('keeps carts of one store out of sight of another store', async () => {
    const cart = await newCart(await someone('ferrum_sk'));
    const services = await backend.as('services');
    const elsewhere = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_de' }).carts().withId({ ID: cart.id });
    expect(await refusalOf(elsewhere.get())).toMatchObject({ statusCode: 404 });
    const here = services.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).carts().withId({ ID: cart.id });
    expect((await here.get().execute()).body.id).toBe(cart.id);
  });

  it('refuses a session of one store in another store', async () => {
    const slovak = await someone('ferrum_sk');
    expect(await refusalOf(myCarts(slovak, 'ferrum_de').get())).toMatchObject({
      statusCode: 403,
      code: 'insufficient_scope',
    });
  });

  it('shows nobody the orders of somebody else', async () => {
    const me = await someone();
    const cart = await readyCart(me);
    const inStore = (project: typeof me) =>
      project.inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' }).me().orders();
    const { body: order } = await inStore(me)
      .post({ body: { id: cart.id, version: cart.version } })
      .execute();
    expect((await inStore(me).get().execute()).body.results.map(({ id }) => id)).toEqual([order.id]);
    const other = await someone();
    expect((await inStore(other).get().execute()).body.total).toBe(0);
    expect(await refusalOf(inStore(other).withId({ ID: order.id }).get())).toMatchObject({ statusCode: 404 });
  });

  it('does not let a shopper put somebody else’s payment on a cart', async () => {
    const body = { amountPlanned: { currencyCode: 'EUR', centAmount: 100 } };
    const { body: payment } = await (await someone()).me().payments().post({ body }).execute();
    const other = await someone();
    const cart = await newCart(other);
    const adding = myCarts(other, 'ferrum_sk')
      .withId({ ID: cart.id })
      .post({
        body: {
          version: cart.version,
          actions: [{ action: 'addPayment', payment: { typeId: 'payment', id: payment.id } }],
        },
      });
    expect(await refusalOf(adding)).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
  });
});

describe('tokens', () => {
  it('gives a session the anonymous id that was asked for, once', async () => {
    const token = await backend.shopper('ferrum_sk', 'session-1');
    expect(token.scope).toContain('anonymous_id:session-1');
    expect(token.expires_in).toBe(172800);
    const cart = await newCart(backend.withToken(token.access_token));
    expect(cart.anonymousId).toBe('session-1');
    await expect(backend.shopper('ferrum_sk', 'session-1')).rejects.toThrow('already in use');
  });

  it('renews a session so that its cart is still there', async () => {
    const token = await backend.shopper('ferrum_sk');
    const cart = await newCart(backend.withToken(token.access_token));
    const form = { grant_type: 'refresh_token', refresh_token: token.refresh_token ?? '' };
    const renewed = await backend.token('storefront', '/oauth/token', form);
    expect(renewed.access_token).not.toBe(token.access_token);
    const again = await changed(backend.withToken(renewed.access_token), cart, {
      action: 'addLineItem',
      sku: 'EX10000001',
    });
    expect(again.id).toBe(cart.id);
  });

  it('does not take a token after it was revoked', async () => {
    const token = await backend.shopper('ferrum_sk');
    const project = backend.withToken(token.access_token);
    await newCart(project);
    await backend.token('storefront', '/oauth/token/revoke', { token: token.refresh_token ?? '' });
    expect(await refusalOf(myCarts(project, 'ferrum_sk').get())).toMatchObject({
      statusCode: 401,
      code: 'invalid_token',
    });
  });

  it('keeps a client to the scopes it has', async () => {
    const storefront = await backend.as('storefront');
    expect(await refusalOf(storefront.carts().get())).toMatchObject({ statusCode: 403, code: 'insufficient_scope' });
    const channel = { key: 'anything', roles: ['InventorySupply' as const] };
    const services = await backend.as('services');
    expect(await refusalOf(services.channels().post({ body: channel }))).toMatchObject({ statusCode: 403 });
    const wanted = { grant_type: 'client_credentials', scope: 'manage_project:manifold' };
    await expect(backend.token('storefront', '/oauth/token', wanted)).rejects.toThrow('not granted');
  });

  it('shows stock to our own services and to no shopper', async () => {
    const stock = '{ inventoryEntries { results { sku } } }';
    const { access_token: shopper } = await backend.shopper('ferrum_sk');
    expect((await backend.graphql(shopper, stock)).errors?.[0]?.extensions.code).toBe('insufficient_scope');
    expect(await refusalOf(backend.withToken(shopper).inventory().get())).toMatchObject({ statusCode: 403 });
    const { access_token: services } = await backend.token('services');
    expect((await backend.graphql(services, stock)).errors).toBeUndefined();
  });

  it('refuses a token that nobody issued and a wrong secret', async () => {
    expect(await refusalOf(backend.withToken('made-up').carts().get())).toMatchObject({ statusCode: 401 });
    const wrong = Buffer.from('manifold-services:wrong').toString('base64');
    const headers = { authorization: `Basic ${wrong}`, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await fetch(`${backend.url()}/oauth/token`, {
      method: 'POST',
      headers,
      body: 'grant_type=client_credentials',
    });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: 'invalid_client' });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop } from './testing/contract-shop.js';

let project: ContractProject;
let shop: ContractShop;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
});
afterAll(() => project.close());

const cartsOf = (token: string, store = shop.store) => shop.mine(project.withToken(token), store).carts();

describe('a token', () => {
  it('is issued to a client with its secret, with the requested scopes only', async () => {
    const form = { grant_type: 'client_credentials', scope: project.scopes('view_categories') };
    const { status, body } = await project.oauth('token', form);
    expect(status).toBe(200);
    expect(body).toMatchObject({ token_type: 'Bearer', scope: project.scopes('view_categories') });
    const narrow = project.withToken(body.access_token ?? '');
    expect(
      (
        await narrow
          .categories()
          .get({ queryArgs: { limit: 1 } })
          .execute()
      ).body.limit,
    ).toBe(1);
    expect(await refusalOf(narrow.carts().get())).toMatchObject({ statusCode: 403, code: 'insufficient_scope' });
    const channel = { key: project.named('channel') };
    expect(await refusalOf(narrow.channels().post({ body: channel }))).toMatchObject({ statusCode: 403 });
  });

  it('is not issued for a wrong secret or an unknown grant type', async () => {
    const form = { grant_type: 'client_credentials' };
    const wrong = await project.oauth('token', form, 'wrong');
    expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
    const invalid = await project.oauth('token', { grant_type: 'magic' });
    expect([invalid.status, invalid.body.error]).toEqual([400, 'unsupported_grant_type']);
  });

  it('is refused if it was never issued', async () => {
    expect(await refusalOf(project.withToken('made-up').carts().get())).toMatchObject({
      statusCode: 401,
      code: 'invalid_token',
    });
  });

  it('of a shopper has the requested anonymous id, which can be used once', async () => {
    const anonymousId = project.named('visitor');
    const token = await project.visitor(shop.store, { anonymous_id: anonymousId });
    expect(token.scope).toContain(`anonymous_id:${anonymousId}`);
    const cart = await shop.newCart(project.withToken(token.access_token));
    expect([cart.anonymousId, cart.store?.key]).toEqual([anonymousId, shop.store]);
    await expect(project.visitor(shop.store, { anonymous_id: anonymousId })).rejects.toThrow('invalid_request');
  });

  it('can be refreshed, and the shopper keeps the cart', async () => {
    const token = await project.visitor(shop.store);
    const cart = await shop.newCart(project.withToken(token.access_token));
    const form = { grant_type: 'refresh_token', refresh_token: token.refresh_token ?? '' };
    const { body } = await project.oauth('token', form);
    expect(body.access_token).not.toBe(token.access_token);
    const found = await cartsOf(body.access_token ?? '')
      .withId({ ID: cart.id })
      .get()
      .execute();
    expect(found.body.id).toBe(cart.id);
    const invalid = await project.oauth('token', { ...form, refresh_token: 'made-up' });
    expect([invalid.status, invalid.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('can be introspected, and is inactive after it was revoked', async () => {
    const { access_token: token, refresh_token: refresh } = await project.visitor(shop.store);
    const before = await project.oauth('introspect', { token });
    expect(before.body).toMatchObject({ active: true });
    expect((await cartsOf(token).get().execute()).body.count).toBe(0);
    await project.oauth('token/revoke', { token, token_type_hint: 'access_token' });
    expect((await project.oauth('introspect', { token })).body.active).toBe(false);
    expect(await refusalOf(cartsOf(token).get())).toMatchObject({ statusCode: 401, code: 'invalid_token' });
    await project.oauth('token/revoke', { token: refresh ?? '', token_type_hint: 'refresh_token' });
    const renewing = await project.oauth('token', { grant_type: 'refresh_token', refresh_token: refresh ?? '' });
    expect(renewing.body.error).toBe('invalid_grant');
  });

  it('of one store gives no access to other stores or other shoppers’ carts', async () => {
    const { access_token: token } = await project.visitor(shop.store);
    expect(await refusalOf(cartsOf(token, shop.otherStore).get())).toMatchObject({ statusCode: 403 });
    const cart = await shop.newCart(project.withToken(token));
    const stranger = cartsOf((await project.visitor(shop.store)).access_token);
    const body = { version: cart.version, actions: [{ action: 'recalculate' as const }] };
    const place = stranger.withId({ ID: cart.id });
    for (const call of [place.get(), place.post({ body }), place.delete({ queryArgs: { version: cart.version } })])
      expect(await refusalOf(call)).toMatchObject({ statusCode: 404, code: 'ResourceNotFound' });
    expect((await stranger.get().execute()).body.count).toBe(0);
    const inOtherStore = project.admin.inStoreKeyWithStoreKeyValue({ storeKey: shop.otherStore }).carts();
    expect(await refusalOf(inOtherStore.withId({ ID: cart.id }).get())).toMatchObject({ statusCode: 404 });
    const here = project.admin.inStoreKeyWithStoreKeyValue({ storeKey: shop.store }).carts();
    expect((await here.withId({ ID: cart.id }).get().execute()).body.id).toBe(cart.id);
  });
});

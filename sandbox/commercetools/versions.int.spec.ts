import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { refusalOf, startTestBackend, type Project, type TestBackend, type Token } from './testing/test-backend.js';
import { changed, myCarts, newCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let token: Token;
let shopper: Project;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  token = await backend.shopper('ferrum_sk');
  shopper = backend.withToken(token.access_token);
});
afterAll(() => backend.close());

const UPDATE = `mutation ($id: String!, $version: Long!, $actions: [MyCartUpdateAction!]!) {
  updateMyCart(id: $id, version: $version, actions: $actions, storeKey: "ferrum_sk") { id version }
}`;

describe('two tabs that change one cart', () => {
  it('get the current version in GraphQL too, under extensions', async () => {
    const cart = await newCart(shopper);
    await changed(shopper, cart, { action: 'addLineItem', sku: 'EX10000001' });
    const variables = { id: cart.id, version: 1, actions: [{ recalculate: {} }] };
    const answer = await backend.graphql(token.access_token, UPDATE, variables);
    expect(answer.data).toEqual({ updateMyCart: null });
    expect(answer.errors?.[0]?.extensions).toEqual({ code: 'ConcurrentModification', currentVersion: 2 });
  });

  it('lose none of many concurrent additions if each is retried with the current version', async () => {
    const cart = await newCart(shopper);
    const add = async (version: number): Promise<void> => {
      const body = { version, actions: [{ action: 'addLineItem' as const, sku: 'EX10000001' }] };
      const call = myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).post({ body });
      const refusal = await refusalOf(call).catch(() => undefined);
      if (refusal?.currentVersion !== undefined) await add(refusal.currentVersion);
    };
    await Promise.all(Array.from({ length: 6 }, () => add(cart.version)));
    const { body } = await myCarts(shopper, 'ferrum_sk').withId({ ID: cart.id }).get().execute();
    expect(body.lineItems.map(({ quantity }) => quantity)).toEqual([6]);
  });

  it('keep the version when nothing changes', async () => {
    const cart = await changed(shopper, await newCart(shopper), { action: 'addLineItem', sku: 'EX10000001' });
    const same = await changed(shopper, cart, { action: 'recalculate' });
    expect(same.version).toBe(cart.version);
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, CustomerSignInResult } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { customerToken, me, newCustomer, PASSWORD, signUp } from './testing/test-customer.js';
import { changed, myCarts, newCart, readyCart, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

const visitor = async () => backend.withToken((await backend.shopper('ferrum_sk')).access_token);
const cartOf = (project: Project, id: string) => myCarts(project, 'ferrum_sk').withId({ ID: id }).get();

/** Creates a cart with these quantities of the first fryers. */
async function filled(project: Project, ...pieces: number[]): Promise<Cart> {
  const actions = pieces.flatMap((quantity, index) =>
    quantity === 0 ? [] : [{ action: 'addLineItem' as const, sku: `EX1000000${index + 1}`, quantity }],
  );
  return changed(project, await newCart(project), ...actions);
}

async function signIn(project: Project, email: string, more: object = {}): Promise<CustomerSignInResult> {
  return (
    await me(project)
      .login()
      .post({ body: { email, password: PASSWORD, ...more } })
      .execute()
  ).body;
}

describe('signing up', () => {
  it('assigns the visitor’s cart, orders and payments to the customer, and the old token loses access', async () => {
    const project = await visitor();
    const ready = await readyCart(project);
    const inStore = me(project);
    const order = (
      await inStore
        .orders()
        .post({ body: { id: ready.id, version: ready.version } })
        .execute()
    ).body;
    const amountPlanned = { currencyCode: 'EUR', centAmount: 100 };
    const payment = (await project.me().payments().post({ body: { amountPlanned } }).execute()).body;
    const cart = await filled(project, 2);
    const { customer, cart: taken } = await signUp(project);
    expect(taken).toMatchObject({ id: cart.id, customerId: customer.id, cartState: 'Active' });
    expect(taken?.anonymousId).toBeUndefined();
    const own = backend.withToken((await customerToken(backend, customer.email)).access_token);
    expect((await me(own).orders().get().execute()).body.results.map(({ id }) => id)).toEqual([order.id]);
    expect((await own.me().payments().withId({ ID: payment.id }).get().execute()).body.customer?.id).toBe(customer.id);
    expect((await me(own).activeCart().get().execute()).body.id).toBe(cart.id);
    expect(await refusalOf(cartOf(project, cart.id))).toMatchObject({ statusCode: 404 });
    expect((await me(project).orders().get().execute()).body.total).toBe(0);
  });

  it('leaves the cart with the visitor if it is refused', async () => {
    const { customer } = await newCustomer(backend);
    const project = await visitor();
    const cart = await filled(project, 1);
    const body = { email: customer.email, password: PASSWORD };
    expect(await refusalOf(me(project).signup().post({ body }))).toMatchObject({ code: 'DuplicateField' });
    expect((await cartOf(project, cart.id).execute()).body.anonymousId).toBe(cart.anonymousId);
  });
});

describe('signing in', () => {
  it('drops the custom fields of the visitor’s cart', async () => {
    const { customer, project: own } = await newCustomer(backend);
    await filled(own, 1);
    const project = await visitor();
    await changed(project, await filled(project, 1), {
      action: 'setCustomType',
      type: { typeId: 'type', key: 'cart' },
      fields: { customerAgreedToSendEmail: true },
    });
    expect((await signIn(project, customer.email)).cart?.custom).toBeUndefined();
  });

  it('returns the customer’s own cart if the visitor has none', async () => {
    const { customer, project: own } = await newCustomer(backend);
    const before = await filled(own, 2);
    expect((await signIn(await visitor(), customer.email)).cart?.id).toBe(before.id);
  });

  it('can be done by a service client that names the visitor’s cart', async () => {
    const { customer } = await newCustomer(backend);
    const cart = await filled(await visitor(), 2);
    const services = (await backend.as('services')).inStoreKeyWithStoreKeyValue({ storeKey: 'ferrum_sk' });
    const anonymousCart = { typeId: 'cart' as const, id: cart.id };
    const body = { email: customer.email, password: PASSWORD, anonymousCart };
    const answer = (await services.login().post({ body }).execute()).body;
    expect(answer.cart).toMatchObject({ id: cart.id, customerId: customer.id });
    const stranger = (await newCustomer(backend)).customer;
    const foreign = (
      await services
        .login()
        .post({ body: { ...body, email: stranger.email } })
        .execute()
    ).body;
    expect(foreign.cart).toBeUndefined();
  });
});

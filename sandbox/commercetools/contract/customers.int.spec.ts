import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, Customer, MyCustomerDraft } from '@commercetools/platform-sdk';
import { refusalOf, type Project } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop } from './testing/contract-shop.js';
import { removeAtEnd } from './testing/remove-at-end.js';

const PASSWORD = 'frying-pan-1';

let project: ContractProject;
let shop: ContractShop;
let made = 0;

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
});
afterAll(() => project.close());

const newEmail = (): string => `shopper-${(made += 1)}-${project.suffix}@example.com`;

async function signUp(visitor: Project, draft: Partial<MyCustomerDraft> = {}) {
  const body = { email: newEmail(), password: PASSWORD, ...draft };
  const result = (await shop.mine(visitor).signup().post({ body }).execute()).body;
  removeAtEnd(project, project.admin.customers().withId({ ID: result.customer.id }));
  return result;
}

const asCustomer = async ({ email }: Customer, password = PASSWORD): Promise<Project> =>
  project.withToken((await project.customer(shop.store, email, password)).access_token);

async function newCustomer() {
  const { customer } = await signUp(await shop.visitor());
  return { customer, own: await asCustomer(customer) };
}

/** Creates a cart with these quantities of the first fryers. */
async function filled(shopper: Project, ...pieces: number[]): Promise<Cart> {
  const lines = pieces.map((quantity, index) => ({
    action: 'addLineItem' as const,
    sku: shop.sku(index + 1),
    quantity,
  }));
  const wanted = lines.filter(({ quantity }) => quantity > 0);
  return shop.changed(shopper, await shop.newCart(shopper), ...wanted);
}
const quantities = (cart: Cart | undefined) =>
  (cart?.lineItems ?? []).map(({ variant, quantity }) => [variant.sku, quantity]);

describe('a customer', () => {
  it('signs up in a store with the visitor’s cart, and is invisible to others', async () => {
    const visitor = await shop.visitor();
    const cart = await filled(visitor, 2);
    const { customer, cart: taken } = await signUp(visitor, { firstName: 'Eva', locale: 'en' });
    expect(customer).toMatchObject({ firstName: 'Eva', isEmailVerified: false, stores: [{ key: shop.store }] });
    expect(taken).toMatchObject({ id: cart.id, customerId: customer.id, cartState: 'Active' });
    expect(JSON.stringify(customer)).not.toContain(PASSWORD);
    const { own } = await newCustomer();
    expect((await shop.mine(own).get().execute()).body.id).not.toBe(customer.id);
    const inOtherStore = project.admin.inStoreKeyWithStoreKeyValue({ storeKey: shop.otherStore }).customers();
    expect(await refusalOf(inOtherStore.withId({ ID: customer.id }).get())).toMatchObject({ statusCode: 404 });
  });

  it('has a unique e-mail address, regardless of case', async () => {
    const { customer } = await signUp(await shop.visitor());
    const body = { email: customer.email.toUpperCase(), password: PASSWORD };
    expect(
      await refusalOf(
        shop
          .mine(await shop.visitor())
          .signup()
          .post({ body }),
      ),
    ).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'email',
    });
  });

  it('changes their profile with its current version', async () => {
    const { customer, own } = await newCustomer();
    const me = shop.mine(own);
    const actions = [
      { action: 'setFirstName' as const, firstName: 'Jana' },
      { action: 'setDateOfBirth' as const, dateOfBirth: '1980-02-29' },
      { action: 'addAddress' as const, address: { country: 'SK', city: 'Bratislava' } },
    ];
    const { body } = await me.post({ body: { version: customer.version, actions } }).execute();
    expect(body).toMatchObject({ firstName: 'Jana', dateOfBirth: '1980-02-29', addresses: [{ city: 'Bratislava' }] });
    const late = { version: customer.version, actions: [{ action: 'setLastName' as const, lastName: 'Nová' }] };
    expect(await refusalOf(me.post({ body: late }))).toMatchObject({
      statusCode: 409,
      code: 'ConcurrentModification',
      currentVersion: body.version,
    });
  });

  it('confirms the e-mail address with a token that was mailed', async () => {
    const { customer, own } = await newCustomer();
    const token = await project.admin
      .customers()
      .emailToken()
      .post({ body: { id: customer.id, ttlMinutes: 5 } })
      .execute();
    const { body } = await shop
      .mine(own)
      .emailConfirm()
      .post({ body: { tokenValue: token.body.value } })
      .execute();
    expect(body.isEmailVerified).toBe(true);
  });

  it('resets a forgotten password with a token, once; the old password is refused', async () => {
    const { customer } = await newCustomer();
    const inStore = project.admin.inStoreKeyWithStoreKeyValue({ storeKey: shop.store }).customers();
    const token = await inStore
      .passwordToken()
      .post({ body: { email: customer.email } })
      .execute();
    const body = { tokenValue: token.body.value, newPassword: 'another-pan-2' };
    await inStore.passwordReset().post({ body }).execute();
    expect(
      (
        await shop
          .mine(await asCustomer(customer, 'another-pan-2'))
          .get()
          .execute()
      ).body.id,
    ).toBe(customer.id);
    await expect(asCustomer(customer)).rejects.toThrow('invalid_customer_account_credentials');
    expect((await refusalOf(inStore.passwordReset().post({ body }))).statusCode).toBe(404);
  });
});

describe('signing in', () => {
  const signIn = async (visitor: Project, { email }: Customer, more: object = {}) =>
    (
      await shop
        .mine(visitor)
        .login()
        .post({ body: { email, password: PASSWORD, ...more } })
        .execute()
    ).body;

  it('merges the visitor’s lines into the customer’s cart, with the larger quantity of equal lines', async () => {
    const { customer, own } = await newCustomer();
    const before = await filled(own, 1, 3);
    const visitor = await shop.visitor();
    const anonymous = await filled(visitor, 2, 1, 4);
    const { cart } = await signIn(visitor, customer);
    expect(cart?.id).toBe(before.id);
    expect(quantities(cart).sort()).toEqual([
      [shop.sku(1), 2],
      [shop.sku(2), 3],
      [shop.sku(3), 4],
    ]);
    const { body: merged } = await project.admin.carts().withId({ ID: anonymous.id }).get().execute();
    expect(merged.cartState).toBe('Merged');
    expect((await shop.mine(own).activeCart().get().execute()).body.id).toBe(before.id);
  });

  it('gives a customer without a cart the complete cart of the visitor', async () => {
    const { customer } = await newCustomer();
    const visitor = await shop.visitor();
    const anonymous = await filled(visitor, 2);
    expect((await signIn(visitor, customer)).cart).toMatchObject({ id: anonymous.id, customerId: customer.id });
  });

  it('can make the visitor’s cart the active one instead', async () => {
    const { customer, own } = await newCustomer();
    await filled(own, 5);
    const visitor = await shop.visitor();
    const anonymous = await filled(visitor, 1);
    const { cart } = await signIn(visitor, customer, { activeCartSignInMode: 'UseAsNewActiveCustomerCart' });
    expect([cart?.id, quantities(cart)]).toEqual([anonymous.id, [[shop.sku(1), 1]]]);
  });

  it('with a wrong password changes nothing', async () => {
    const { customer } = await newCustomer();
    const visitor = await shop.visitor();
    const cart = await filled(visitor, 1);
    const body = { email: customer.email, password: 'wrong' };
    expect(await refusalOf(shop.mine(visitor).login().post({ body }))).toMatchObject({
      statusCode: 400,
      code: 'InvalidCredentials',
    });
    expect((await shop.mine(visitor).carts().withId({ ID: cart.id }).get().execute()).body).toEqual(cart);
  });
});

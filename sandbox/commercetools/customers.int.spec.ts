import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MyCustomerUpdateAction } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { customerToken, me, newCustomer, newEmail, PASSWORD, signUp } from './testing/test-customer.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
});
afterAll(() => backend.close());

const visitor = async (storeKey = 'ferrum_sk') => backend.withToken((await backend.shopper(storeKey)).access_token);
const inStore = (project: Project, storeKey = 'ferrum_sk') => project.inStoreKeyWithStoreKeyValue({ storeKey });
const profile = async (project: Project) => (await me(project).get().execute()).body;

async function changed(project: Project, ...actions: MyCustomerUpdateAction[]) {
  const { version } = await profile(project);
  return (await me(project).post({ body: { version, actions } }).execute()).body;
}

describe('an account', () => {
  it('is created in the store of the request, and never shows its password', async () => {
    const { customer, cart } = await signUp(await visitor(), { firstName: 'Eva', locale: 'sk-SK' });
    expect(customer).toMatchObject({ version: 1, firstName: 'Eva', isEmailVerified: false, locale: 'sk-SK' });
    expect(customer.stores).toEqual([{ typeId: 'store', key: 'ferrum_sk' }]);
    expect(cart).toBeUndefined();
    expect(JSON.stringify(customer)).not.toContain('password');
  });

  it('is refused for an e-mail address that exists in the store, in any case, but created in another store', async () => {
    const { customer } = await signUp(await visitor());
    const again = { email: customer.email.toUpperCase(), password: PASSWORD };
    expect(
      await refusalOf(
        me(await visitor())
          .signup()
          .post({ body: again }),
      ),
    ).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'email',
    });
    const german = await signUp(await visitor('ferrum_de'), { email: customer.email }, 'ferrum_de');
    expect(german.customer.id).not.toBe(customer.id);
  });

  it('is created once by two concurrent sign-ups with the same address', async () => {
    const email = newEmail();
    const visitors = await Promise.all([visitor(), visitor(), visitor()]);
    const results = await Promise.allSettled(visitors.map((one) => signUp(one, { email })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it.each([
    [{ email: 'nobody' }, 'email'],
    [{ password: '' }, 'password'],
    [{ addresses: [{ country: 'SK' }], defaultBillingAddress: 1 }, 'defaultBillingAddress'],
  ])('is refused with %j, which names %s', async (draft, field) => {
    const body = { email: newEmail(), password: PASSWORD, ...draft };
    expect(
      await refusalOf(
        me(await visitor())
          .signup()
          .post({ body }),
      ),
    ).toMatchObject({ statusCode: 400, field });
  });
});

describe('the customer of a token', () => {
  it('is in the scope of a token that was issued for a password', async () => {
    const { customer, token, project } = await newCustomer(backend);
    expect(token.scope).toContain(`customer_id:${customer.id}`);
    expect((await profile(project)).id).toBe(customer.id);
    const again = await customerToken(backend, customer.email.toUpperCase());
    expect(again.scope).toContain(`customer_id:${customer.id}`);
    const form = { grant_type: 'refresh_token', refresh_token: token.refresh_token ?? '' };
    const renewed = await backend.token('storefront', '/oauth/token', form);
    expect(renewed.scope).toContain(`customer_id:${customer.id}`);
  });

  it('is not found with a wrong password, in another store, or without a store', async () => {
    const { customer } = await newCustomer(backend);
    const refused = 'Customer account with the given credentials not found.';
    await expect(customerToken(backend, customer.email, { password: 'wrong' })).rejects.toThrow(refused);
    await expect(customerToken(backend, customer.email, { storeKey: 'ferrum_de' })).rejects.toThrow(refused);
    const form = { grant_type: 'password', username: customer.email, password: PASSWORD };
    await expect(backend.token('storefront', '/oauth/manifold/customers/token', form)).rejects.toThrow(refused);
  });

  it('can only use the store of the token', async () => {
    const { project } = await newCustomer(backend);
    expect(await refusalOf(me(project, 'ferrum_de').get())).toMatchObject({ statusCode: 403 });
    expect(await refusalOf(project.me().get())).toMatchObject({ statusCode: 403 });
  });

  it('cannot see other accounts, nor can visitors or other stores', async () => {
    const { customer } = await newCustomer(backend);
    expect(await refusalOf(me(await visitor()).get())).toMatchObject({ statusCode: 404 });
    const other = (await newCustomer(backend)).project;
    expect((await profile(other)).id).not.toBe(customer.id);
    expect(await refusalOf(inStore(other).customers().withId({ ID: customer.id }).get())).toMatchObject({
      statusCode: 403,
    });
    const services = await backend.as('services');
    const inOtherStore = inStore(services, 'ferrum_de').customers();
    expect(await refusalOf(inOtherStore.withId({ ID: customer.id }).get())).toMatchObject({ statusCode: 404 });
    const where = `lowercaseEmail = "${customer.email}"`;
    expect((await inOtherStore.get({ queryArgs: { where } }).execute()).body.total).toBe(0);
    const here = await inStore(services).customers().get({ queryArgs: { where } }).execute();
    expect(here.body.results.map(({ id }) => id)).toEqual([customer.id]);
  });
});

describe('a customer', () => {
  it('changes their profile with its current version', async () => {
    const { project } = await newCustomer(backend);
    const after = await changed(
      project,
      { action: 'setFirstName', firstName: 'Jana' },
      { action: 'setDateOfBirth', dateOfBirth: '1980-02-29' },
      { action: 'setVatId', vatId: 'SK2020' },
      { action: 'setCustomType', type: { typeId: 'type', key: 'customer' }, fields: { customerType: 'COMPANY' } },
      { action: 'setLocale', locale: 'sk-SK' },
    );
    expect(after).toMatchObject({ version: 2, firstName: 'Jana', dateOfBirth: '1980-02-29', vatId: 'SK2020' });
    expect(after.custom?.fields).toEqual({ customerType: 'COMPANY' });
    const late = me(project).post({ body: { version: 1, actions: [{ action: 'setLastName', lastName: 'Nová' }] } });
    expect(await refusalOf(late)).toMatchObject({ statusCode: 409, code: 'ConcurrentModification', currentVersion: 2 });
    const cleared = await changed(project, { action: 'setVatId' });
    expect(cleared.vatId).toBeUndefined();
  });

  it("cannot take another customer's e-mail address; a new one has to be confirmed again", async () => {
    const { customer: other } = await newCustomer(backend);
    const { customer, project } = await newCustomer(backend);
    const changeToTakenEmail = me(project).post({
      body: { version: 1, actions: [{ action: 'changeEmail', email: other.email }] },
    });
    expect(await refusalOf(changeToTakenEmail)).toMatchObject({
      statusCode: 400,
      code: 'DuplicateField',
      field: 'email',
    });
    const services = inStore(await backend.as('services')).customers();
    const token = await services
      .emailToken()
      .post({ body: { id: customer.id, ttlMinutes: 5 } })
      .execute();
    const confirm = () =>
      me(project)
        .emailConfirm()
        .post({ body: { tokenValue: token.body.value } });
    expect((await confirm().execute()).body.isEmailVerified).toBe(true);
    expect(await refusalOf(confirm())).toMatchObject({ statusCode: 404 });
    const email = newEmail();
    expect(await changed(project, { action: 'changeEmail', email })).toMatchObject({ email, isEmailVerified: false });
  });

  it('has an address book; a removed address is no longer a default', async () => {
    const { project } = await newCustomer(backend, {
      addresses: [{ country: 'SK', city: 'Bratislava' }],
      defaultBillingAddress: 0,
    });
    const { addresses, ...first } = await profile(project);
    const billing = addresses[0]?.id ?? '';
    expect(first).toMatchObject({ defaultBillingAddressId: billing, billingAddressIds: [billing] });
    const address = { country: 'SK', city: 'Košice', key: 'second' };
    const added = await changed(
      project,
      { action: 'addAddress', address },
      { action: 'setDefaultShippingAddress', addressKey: 'second' },
      { action: 'addBillingAddressId', addressKey: 'second' },
    );
    const shipping = added.defaultShippingAddressId ?? '';
    expect(added).toMatchObject({ shippingAddressIds: [shipping], billingAddressIds: [billing, shipping] });
    const moved = await changed(project, {
      action: 'changeAddress',
      addressId: shipping,
      address: { country: 'SK', city: 'Nitra' },
    });
    expect(moved.addresses.at(1)).toEqual({ id: shipping, country: 'SK', city: 'Nitra' });
    const unlisted = await changed(project, { action: 'removeShippingAddressId', addressId: shipping });
    expect([unlisted.shippingAddressIds, unlisted.defaultShippingAddressId]).toEqual([[], undefined]);
    const removed = await changed(project, { action: 'removeAddress', addressId: billing });
    expect(removed).toMatchObject({ addresses: [{ id: shipping }], billingAddressIds: [shipping] });
    expect(removed.defaultBillingAddressId).toBeUndefined();
  });

  it('cannot use an address that is not in the book', async () => {
    const { project } = await newCustomer(backend);
    for (const action of ['removeAddress', 'setDefaultBillingAddress', 'addShippingAddressId'] as const) {
      const body = { version: 1, actions: [{ action, addressId: 'nothing' }] };
      expect(await refusalOf(me(project).post({ body }))).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    }
  });

  it('without a store signs in without a store', async () => {
    const body = { email: newEmail(), password: PASSWORD };
    const services = await backend.as('services');
    const made = (await services.customers().post({ body }).execute()).body.customer;
    expect(made.stores).toEqual([]);
    expect((await services.login().post({ body }).execute()).body.customer.id).toBe(made.id);
    expect(await refusalOf(inStore(services).login().post({ body }))).toMatchObject({ code: 'InvalidCredentials' });
  });
});

describe('a deleted customer', () => {
  it('is deleted in the own store at the current version, with their data; their sessions end', async () => {
    const { customer, project } = await newCustomer(backend);
    const service = await backend.as('services');
    const remove = (storeKey: string, version: number) =>
      inStore(service, storeKey)
        .customers()
        .withId({ ID: customer.id })
        .delete({ queryArgs: { version, dataErasure: true } });
    expect(await refusalOf(remove('ferrum_de', customer.version))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(remove('ferrum_sk', customer.version + 1))).toMatchObject({ statusCode: 409 });
    const { body } = await remove('ferrum_sk', customer.version).execute();
    expect(body).toMatchObject({ id: customer.id, email: customer.email });
    expect(await refusalOf(remove('ferrum_sk', customer.version))).toMatchObject({ statusCode: 404 });
    expect(await refusalOf(me(project).get())).toMatchObject({ statusCode: 401 });
    await expect(customerToken(backend, customer.email)).rejects.toThrow();
  });
});

describe('in GraphQL', () => {
  it('a visitor has no account until the sign-up', async () => {
    const { access_token: token } = await backend.shopper('ferrum_sk');
    const query = '{ inStore(key: "ferrum_sk") { me { customer { email } } } }';
    expect((await backend.graphql(token, query)).data).toEqual({ inStore: { me: { customer: null } } });
    const email = newEmail();
    const draft = { email, password: PASSWORD, addresses: [{ country: 'SK' }], defaultShippingAddress: 0 };
    const mutation = `mutation ($draft: CustomerSignMeUpDraft!) {
      customerSignMeUp(draft: $draft, storeKey: "ferrum_sk") {
        customer { email stores { key } defaultShippingAddress { country } billingAddresses { id } }
        cart { id }
      }
    }`;
    const customer = {
      email,
      stores: [{ key: 'ferrum_sk' }],
      defaultShippingAddress: { country: 'SK' },
      billingAddresses: [],
    };
    const answer = await backend.graphql(token, mutation, { draft });
    expect(answer).toEqual({ data: { customerSignMeUp: { customer, cart: null } } });
    const { access_token: own } = await customerToken(backend, email);
    expect((await backend.graphql(own, query)).data).toEqual({ inStore: { me: { customer: { email } } } });
  });

  it('a wrong password and a wrong version have different errors', async () => {
    const { customer, token } = await newCustomer(backend);
    const signIn = `mutation ($draft: CustomerSignMeInDraft!) {
      customerSignMeIn(draft: $draft, storeKey: "ferrum_sk") { customer { id } }
    }`;
    const wrong = { draft: { email: customer.email, password: 'wrong' } };
    const refused = await backend.graphql(token.access_token, signIn, wrong);
    expect(refused.errors?.[0]?.extensions.code).toBe('InvalidCredentials');
    const update = `mutation ($actions: [MyCustomerUpdateAction!]!) {
      updateMyCustomer(version: 9, actions: $actions, storeKey: "ferrum_sk") { id }
    }`;
    const late = await backend.graphql(token.access_token, update, { actions: [{ setFirstName: { firstName: 'X' } }] });
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: 'ConcurrentModification', currentVersion: 1 });
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Cart, CartDraft, Customer } from '@commercetools/platform-sdk';
import { associateDraft, newBuyer, newCompany, newRole } from './testing/test-company.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { enableMessages, setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let head: Customer;
let buyer: Customer;
let guest: Customer;

const draft: CartDraft = {
  currency: 'EUR',
  country: 'SK',
  lineItems: [{ sku: 'EX10000001', quantity: 1 }],
  shippingAddress: { country: 'SK' },
};

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  await enableMessages(seeder);
  [head, buyer, guest] = [await newBuyer(seeder), await newBuyer(seeder), await newBuyer(seeder)];
  await newRole(
    seeder,
    'head',
    'CreateOthersCarts',
    'ViewMyCarts',
    'ViewOthersCarts',
    'UpdateOthersCarts',
    'DeleteOthersCarts',
    'CreateOrdersFromOthersCarts',
    'ViewOthersOrders',
    'UpdateOthersOrders',
  );
  await newRole(
    seeder,
    'buyer',
    'CreateMyCarts',
    'ViewMyCarts',
    'UpdateMyCarts',
    'CreateMyShoppingLists',
    'ViewMyShoppingLists',
  );
  await newCompany(seeder, 'acme', associateDraft(head, 'head'), associateDraft(buyer, 'buyer'));
  await newCompany(seeder, 'other', associateDraft(buyer, 'buyer'));
});
afterAll(() => backend.close());

const as = ({ id }: Customer, businessUnitKey = 'acme') =>
  seeder
    .asAssociate()
    .withAssociateIdValue({ associateId: id })
    .inBusinessUnitKeyWithBusinessUnitKeyValue({ businessUnitKey });
const businessUnit = { typeId: 'business-unit' as const, key: 'acme' };
const missing = (...permissions: readonly string[]) => ({
  statusCode: 403,
  code: 'AssociateMissingPermission',
  permissions,
});

describe('a cart of a business unit', () => {
  let cart: Cart;

  it('can be created by an associate for themselves', async () => {
    cart = (await as(buyer).carts().post({ body: draft }).execute()).body;
    expect(cart).toMatchObject({ businessUnit, customerId: buyer.id });
    expect(await refusalOf(as(head).carts().post({ body: draft }))).toMatchObject(missing('CreateMyCarts'));
    expect(await refusalOf(as(guest).carts().post({ body: draft }))).toMatchObject(missing('CreateMyCarts'));
  });

  it('can be created for another associate only with the permission', async () => {
    const body = { ...draft, customerId: buyer.id };
    expect((await as(head).carts().post({ body }).execute()).body).toMatchObject({
      businessUnit,
      customerId: buyer.id,
    });
    const others = { ...draft, customerId: head.id };
    expect(await refusalOf(as(buyer).carts().post({ body: others }))).toMatchObject(missing('CreateOthersCarts'));
  });

  it('can be viewed, updated and deleted as the roles allow', async () => {
    expect((await as(buyer).carts().get().execute()).body.total).toBe(2);
    const actions = [{ action: 'setCustomerEmail' as const, email: 'office@example.com' }];
    const changed = await as(head)
      .carts()
      .withId({ ID: cart.id })
      .post({ body: { version: 1, actions } })
      .execute();
    expect(changed.body.customerEmail).toBe('office@example.com');
    const deletion = as(buyer)
      .carts()
      .withId({ ID: cart.id })
      .delete({ queryArgs: { version: 2 } });
    expect(await refusalOf(deletion)).toMatchObject(missing('DeleteMyCarts'));
    expect(await refusalOf(as(guest).carts().get())).toMatchObject(missing('ViewMyCarts', 'ViewOthersCarts'));
  });

  it('does not belong to another unit', async () => {
    const refusal = await refusalOf(as(buyer, 'other').carts().withId({ ID: cart.id }).get());
    expect(refusal).toMatchObject({ statusCode: 400, code: 'InvalidOperation' });
    expect((await as(buyer, 'other').carts().get().execute()).body.total).toBe(0);
    expect(await refusalOf(as(buyer, 'nowhere').carts().get())).toMatchObject({ statusCode: 404 });
  });

  it('is replicated with its unit', async () => {
    const body = { reference: { typeId: 'cart' as const, id: cart.id } };
    const copy = await as(buyer).carts().replicate().post({ body }).execute();
    expect(copy.body).toMatchObject({ businessUnit, customerId: buyer.id, lineItems: [{ quantity: 1 }] });
  });

  it("of another person cannot be ordered by also naming a cart of one's own", async () => {
    await newRole(seeder, 'orderer', 'CreateMyOrdersFromMyCarts');
    const orderer = await newBuyer(seeder);
    await newCompany(seeder, 'twofold', associateDraft(orderer, 'orderer'), associateDraft(head, 'head'));
    const unit = { ...businessUnit, key: 'twofold' };
    const make = async (more: CartDraft) => (await seeder.carts().post({ body: more }).execute()).body;
    await make({ ...draft, businessUnit: unit, customerId: orderer.id, key: 'own-cart' });
    const theirs = await make({ ...draft, businessUnit: unit, customerId: head.id });
    const body = { cart: { typeId: 'cart' as const, key: 'own-cart' }, id: theirs.id, version: theirs.version };
    expect(await refusalOf(as(orderer, 'twofold').orders().post({ body }))).toMatchObject(
      missing('CreateOrdersFromOthersCarts'),
    );
  });

  it.each(['%00', 'a%00b', '%2e%2e', 'a%2Fb', '%F0%9F%8D%B3', '%5C'])(
    'is not found in a unit or for an associate with the odd name %s',
    async (name) => {
      const { access_token: token } = await backend.token('seeder');
      const read = async (path: string) =>
        (await fetch(`${backend.url()}/manifold/${path}`, { headers: { authorization: `Bearer ${token}` } })).status;
      for (const path of [
        `as-associate/${buyer.id}/in-business-unit/key=${name}/carts`,
        `as-associate/${buyer.id}/in-business-unit/key=acme/carts/${name}`,
        `as-associate/${name}/in-business-unit/key=acme/carts`,
        `as-associate/${name}/business-units`,
        `as-associate/${name}/business-units/key=acme`,
        `business-units/key=${name}`,
        `business-units/key=acme/associates/${name}`,
        `in-store/key=${name}/business-units`,
      ])
        expect({ path, isOurFault: (await read(path)) >= 500 }).toEqual({ path, isOurFault: false });
    },
  );

  it('can be ordered with the permission, and is found by its unit', async () => {
    const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: 2 };
    expect(await refusalOf(as(buyer).orders().post({ body }))).toMatchObject(missing('CreateMyOrdersFromMyCarts'));
    const order = (await as(head).orders().post({ body }).execute()).body;
    expect(order).toMatchObject({ businessUnit, customerId: buyer.id });
    expect((await as(head).orders().get().execute()).body.results).toMatchObject([{ id: order.id }]);
    const queryArgs = { where: 'businessUnit(key = "acme")' };
    expect((await seeder.orders().get({ queryArgs }).execute()).body.total).toBe(1);
    const update = { version: order.version, actions: [{ action: 'setBusinessUnit' as const }] };
    const changed = await as(head).orders().withId({ ID: order.id }).post({ body: update }).execute();
    expect(changed.body.businessUnit).toBeUndefined();
    const feed = await seeder
      .messages()
      .get({ queryArgs: { where: 'type = "OrderBusinessUnitSet"' } })
      .execute();
    expect(feed.body.results).toMatchObject([{ resource: { id: order.id }, oldbusinessUnit: businessUnit }]);
  });
});

describe('a purchase for a business unit', () => {
  const make = (more: Partial<CartDraft>) => seeder.carts().post({ body: { ...draft, businessUnit, ...more } });

  it('is made by an associate', async () => {
    expect(await refusalOf(make({ customerId: guest.id }))).toMatchObject({ code: 'InvalidOperation' });
    expect((await make({ customerId: head.id }).execute()).body.businessUnit).toEqual(businessUnit);
  });

  it('is possible only in its stores, if it has any', async () => {
    const store = { typeId: 'store' as const, key: 'ferrum_sk' };
    expect(await refusalOf(make({ store }))).toMatchObject({ code: 'InvalidOperation' });
    await newCompany(seeder, 'in-stores');
    const unit = seeder.businessUnits().withKey({ key: 'in-stores' });
    await unit.post({ body: { version: 1, actions: [{ action: 'setStores', stores: [store] }] } }).execute();
    const unitInStores = { ...businessUnit, key: 'in-stores' };
    expect(await refusalOf(make({ businessUnit: unitInStores }))).toMatchObject({ code: 'InvalidOperation' });
    expect((await make({ businessUnit: unitInStores, store }).execute()).body.store).toEqual(store);
  });

  it('is refused if the unit is inactive', async () => {
    const cart = (await make({ customerId: head.id }).execute()).body;
    const unit = seeder.businessUnits().withKey({ key: 'acme' });
    const status = async (version: number, to: string) =>
      (await unit.post({ body: { version, actions: [{ action: 'changeStatus', status: to }] } }).execute()).body
        .version;
    const version = await status(1, 'Inactive');
    expect(await refusalOf(make({}))).toMatchObject({ code: 'InvalidOperation' });
    const order = seeder.orders().post({ body: { cart: { typeId: 'cart', id: cart.id }, version: cart.version } });
    expect(await refusalOf(order)).toMatchObject({ code: 'InvalidOperation' });
    await status(version, 'Active');
    expect((await order.execute()).body.businessUnit).toEqual(businessUnit);
  });

  it('can be on shopping lists of the unit', async () => {
    const body = { name: { en: 'Kitchen' } };
    const list = (await as(buyer).shoppingLists().post({ body }).execute()).body;
    expect(list).toMatchObject({ businessUnit, customer: { id: buyer.id } });
    expect((await as(buyer).shoppingLists().get().execute()).body.total).toBe(1);
    const update = { version: 1, actions: [{ action: 'changeName' as const, name: { en: 'New' } }] };
    const change = as(buyer).shoppingLists().withId({ ID: list.id }).post({ body: update });
    expect(await refusalOf(change)).toMatchObject(missing('UpdateMyShoppingLists'));
  });
});

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  Cart,
  CartDraft,
  CartUpdateAction,
  Customer,
  Order,
  OrderUpdateAction,
} from '@commercetools/platform-sdk';
import { associateDraft, newBuyer, newCompany, newRole } from './testing/test-company.js';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
let manager: Customer;
let buyer: Customer;
let stranger: Customer;

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  [manager, buyer, stranger] = [await newBuyer(seeder), await newBuyer(seeder), await newBuyer(seeder)];
  await newRole(
    seeder,
    'manager',
    'ViewMyCarts',
    'ViewOthersCarts',
    'CreateMyCarts',
    'UpdateMyCarts',
    'UpdateOthersCarts',
    'DeleteMyCarts',
    'UpdateMyOrders',
    'UpdateOthersOrders',
    'CreateMyShoppingLists',
    'UpdateMyShoppingLists',
  );
  await newRole(seeder, 'editor', 'UpdateMyCarts', 'UpdateMyOrders', 'UpdateMyShoppingLists');
  await newRole(seeder, 'reader', 'ViewMyCarts', 'ViewMyOrders', 'ViewMyShoppingLists');
  await newCompany(seeder, 'from', associateDraft(manager, 'manager'), associateDraft(buyer, 'editor'));
  await newCompany(seeder, 'may-edit', associateDraft(manager, 'editor'), associateDraft(buyer, 'editor'));
  await newCompany(seeder, 'may-read', associateDraft(manager, 'reader'), associateDraft(buyer, 'editor'));
  await newCompany(seeder, 'foreign', associateDraft(buyer, 'editor'));
  await newCompany(seeder, 'closed', associateDraft(manager, 'manager'), associateDraft(buyer, 'editor'));
});
afterAll(() => backend.close());

const unitNamed = (key: string) => ({ typeId: 'business-unit' as const, key });
const as = ({ id }: Customer, businessUnitKey: string) =>
  seeder
    .asAssociate()
    .withAssociateIdValue({ associateId: id })
    .inBusinessUnitKeyWithBusinessUnitKeyValue({ businessUnitKey });
const forbidden = (permission: string, unit: string) => ({
  statusCode: 403,
  code: 'AssociateMissingPermission',
  permissions: [permission],
  businessUnit: unitNamed(unit),
});
const refused = { statusCode: 400, code: 'InvalidOperation' };

const cartDraft: CartDraft = {
  currency: 'EUR',
  country: 'SK',
  lineItems: [{ sku: 'EX10000001', quantity: 1 }],
  shippingAddress: { country: 'SK' },
};
const newCart = async (owner: Customer, unit = 'from'): Promise<Cart> =>
  (
    await seeder
      .carts()
      .post({ body: { ...cartDraft, customerId: owner.id, businessUnit: unitNamed(unit) } })
      .execute()
  ).body;
const newOrder = async (owner: Customer): Promise<Order> => {
  const { id, version } = await newCart(owner);
  return (
    await seeder
      .orders()
      .post({ body: { cart: { typeId: 'cart', id }, version } })
      .execute()
  ).body;
};
const changeCart = ({ id, version }: Cart, ...actions: CartUpdateAction[]) =>
  as(manager, 'from').carts().withId({ ID: id }).post({ body: { version, actions } });
const changeOrder = ({ id, version }: Order, ...actions: OrderUpdateAction[]) =>
  as(manager, 'from').orders().withId({ ID: id }).post({ body: { version, actions } });
const move = (unit: string) => ({ action: 'setBusinessUnit' as const, businessUnit: unitNamed(unit) });

async function setStatus(key: string, status: 'Active' | 'Inactive'): Promise<void> {
  const unit = seeder.businessUnits().withKey({ key });
  const { version } = (await unit.get().execute()).body;
  await unit.post({ body: { version, actions: [{ action: 'changeStatus', status }] } }).execute();
}

describe('an associate who moves a cart to another business unit', () => {
  it('needs the permission to update it there', async () => {
    const own = await newCart(manager);
    expect(await refusalOf(changeCart(own, move('may-read')))).toMatchObject(forbidden('UpdateMyCarts', 'may-read'));
    const moved = (await changeCart(own, move('may-edit')).execute()).body;
    expect(moved.businessUnit).toEqual(unitNamed('may-edit'));
  });

  it("needs the permission for others' carts if the cart is another associate's", async () => {
    const theirs = await newCart(buyer);
    for (const unit of ['may-edit', 'may-read', 'foreign'])
      expect(await refusalOf(changeCart(theirs, move(unit)))).toMatchObject(forbidden('UpdateOthersCarts', unit));
    expect((await changeCart(theirs, move('closed')).execute()).body.businessUnit).toEqual(unitNamed('closed'));
  });

  it('cannot move it to a unit that they do not belong to, or that is inactive', async () => {
    const own = await newCart(manager);
    expect(await refusalOf(changeCart(own, move('foreign')))).toMatchObject(refused);
    await setStatus('closed', 'Inactive');
    expect(await refusalOf(changeCart(own, move('closed')))).toMatchObject(refused);
    await setStatus('closed', 'Active');
    expect((await changeCart(own, move('closed')).execute()).body.businessUnit).toEqual(unitNamed('closed'));
  });
});

describe('an associate who moves an order to another business unit', () => {
  it('needs the permission to update it there', async () => {
    const own = await newOrder(manager);
    expect(await refusalOf(changeOrder(own, move('may-read')))).toMatchObject(forbidden('UpdateMyOrders', 'may-read'));
    expect(await refusalOf(changeOrder(own, move('foreign')))).toMatchObject(forbidden('UpdateMyOrders', 'foreign'));
    const theirs = await newOrder(buyer);
    expect(await refusalOf(changeOrder(theirs, move('may-edit')))).toMatchObject(
      forbidden('UpdateOthersOrders', 'may-edit'),
    );
    expect((await changeOrder(own, move('may-edit')).execute()).body.businessUnit).toEqual(unitNamed('may-edit'));
  });

  it('cannot move it to an inactive unit; the merchant can', async () => {
    const order = await newOrder(manager);
    await setStatus('closed', 'Inactive');
    expect(await refusalOf(changeOrder(order, move('closed')))).toMatchObject(refused);
    const body = { version: order.version, actions: [move('closed')] };
    const moved = await seeder.orders().withId({ ID: order.id }).post({ body }).execute();
    expect(moved.body.businessUnit).toEqual(unitNamed('closed'));
    await setStatus('closed', 'Active');
  });
});

describe('an associate who hands a cart or a shopping list to another person', () => {
  it("needs the permission for others', and the new owner must be an associate", async () => {
    const own = await newCart(manager);
    const give = (customer: Customer) => ({ action: 'setCustomerId' as const, customerId: customer.id });
    expect(await refusalOf(changeCart(own, give(stranger)))).toMatchObject(refused);
    expect((await changeCart(own, give(buyer)).execute()).body.customerId).toBe(buyer.id);
    const created = await as(manager, 'from')
      .shoppingLists()
      .post({ body: { name: { en: 'Kitchen' } } })
      .execute();
    const { id, version } = created.body;
    const customer = { typeId: 'customer' as const, id: buyer.id };
    const handed = as(manager, 'from')
      .shoppingLists()
      .withId({ ID: id })
      .post({ body: { version, actions: [{ action: 'setCustomer', customer }] } });
    expect(await refusalOf(handed)).toMatchObject(forbidden('UpdateOthersShoppingLists', 'from'));
    const elsewhere = as(manager, 'from')
      .shoppingLists()
      .withId({ ID: id })
      .post({ body: { version, actions: [move('may-read')] } });
    expect(await refusalOf(elsewhere)).toMatchObject(forbidden('UpdateMyShoppingLists', 'may-read'));
  });
});

describe('an inactive business unit', () => {
  it('lets its associates read, but not change anything', async () => {
    const cart = await newCart(manager, 'closed');
    await setStatus('closed', 'Inactive');
    const unit = as(manager, 'closed');
    const one = unit.carts().withId({ ID: cart.id });
    const { id, version } = cart;
    const actions = [{ action: 'setCustomerEmail' as const, email: 'office@example.com' }];
    expect((await one.get().execute()).body.id).toBe(id);
    expect((await unit.carts().get().execute()).body.results.map((found) => found.id)).toContain(id);
    for (const change of [
      one.post({ body: { version, actions } }),
      one.delete({ queryArgs: { version } }),
      unit.carts().post({ body: cartDraft }),
      unit
        .carts()
        .replicate()
        .post({ body: { reference: { typeId: 'cart', id } } }),
      unit.shoppingLists().post({ body: { name: { en: 'Kitchen' } } }),
    ])
      expect(await refusalOf(change)).toMatchObject(refused);
    await setStatus('closed', 'Active');
    expect((await one.delete({ queryArgs: { version } }).execute()).body.id).toBe(id);
  });
});

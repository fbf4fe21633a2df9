import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CartDraft, Customer, CustomerGroup } from '@commercetools/platform-sdk';
import { refusalOf } from '../testing/test-backend.js';
import { ContractProject } from './testing/contract-project.js';
import { ContractShop, eur } from './testing/contract-shop.js';
import { removeAtEnd } from './testing/remove-at-end.js';

let project: ContractProject;
let shop: ContractShop;
let group: CustomerGroup;
let customer: Customer;

const byGroup = () => ({ typeId: 'customer-group' as const, key: group.key ?? '' });

beforeAll(async () => {
  project = await ContractProject.open();
  shop = await ContractShop.open(project);
  const key = project.named('trade');
  group = (
    await project.admin
      .customerGroups()
      .post({ body: { key, groupName: key } })
      .execute()
  ).body;
  removeAtEnd(project, project.admin.customerGroups().withKey({ key }));
  const email = `${project.suffix}@example.com`;
  const body = { email, password: 'frying-pan-1', customerGroup: byGroup() };
  customer = (await project.admin.customers().post({ body }).execute()).body.customer;
  removeAtEnd(project, project.admin.customers().withId({ ID: customer.id }));
});
afterAll(() => project.close());

const createCart = (draft: Partial<CartDraft>) =>
  project.admin.carts().post({ body: { currency: 'EUR', country: 'SK', ...draft } });
const made = async (draft: Partial<CartDraft>) => {
  const cart = (await createCart(draft).execute()).body;
  removeAtEnd(project, project.admin.carts().withId({ ID: cart.id }));
  return cart;
};

describe('a cart that is made for a customer', () => {
  it('is the customer’s, with the customer’s group', async () => {
    const cart = await made({ customerId: customer.id });
    expect(cart).toMatchObject({ customerId: customer.id, customerGroup: { id: group.id } });
  });

  it('is found by the customer’s id', async () => {
    const cart = await made({ customerId: customer.id });
    const where = `customerId = "${customer.id}"`;
    const { results } = (await project.admin.carts().get({ queryArgs: { where } }).execute()).body;
    expect(results.map(({ id }) => id)).toContain(cart.id);
    const active = await project.admin.carts().withCustomerId({ customerId: customer.id }).get().execute();
    expect(active.body.customerId).toBe(customer.id);
  });

  it('is refused for a customer that does not exist', async () => {
    const customerId = '00000000-0000-4000-8000-000000000000';
    expect(await refusalOf(createCart({ customerId }))).toMatchObject({ statusCode: 400 });
  });

  it('is refused for a customer and an anonymous session at once', async () => {
    expect(await refusalOf(createCart({ customerId: customer.id, anonymousId: 'someone' }))).toMatchObject({
      statusCode: 400,
    });
  });

  it('goes to another owner by setCustomerId', async () => {
    const cart = await made({});
    const owned = await shop.served(cart, { action: 'setCustomerId', customerId: customer.id });
    expect(owned).toMatchObject({ customerId: customer.id, customerGroup: { id: group.id } });
    const unowned = await shop.served(owned, { action: 'setCustomerId' });
    expect([unowned.customerId, unowned.customerGroup]).toEqual([undefined, undefined]);
  });
});

describe('a customer group', () => {
  it('has its own prices', async () => {
    const key = shop.product(1);
    const { version } = (await project.admin.products().withKey({ key }).get().execute()).body;
    const price = { value: eur(1500), country: 'SK', customerGroup: byGroup() };
    await project.admin
      .products()
      .withKey({ key })
      .post({ body: { version, actions: [{ action: 'addPrice', sku: shop.sku(1), price, staged: false }] } })
      .execute();
    const lineItems = [{ sku: shop.sku(1) }];
    const [trade, plain] = [await made({ customerId: customer.id, lineItems }), await made({ lineItems })];
    expect([trade.totalPrice.centAmount, plain.totalPrice.centAmount]).toEqual([1500, 2000]);
  });

  it('that does not exist is refused', async () => {
    const customerGroup = { typeId: 'customer-group' as const, key: project.named('nobody') };
    const body = { email: `other-${project.suffix}@example.com`, password: 'frying-pan-1', customerGroup };
    expect(await refusalOf(project.admin.customers().post({ body }))).toMatchObject({
      statusCode: 400,
      code: 'ReferencedResourceNotFound',
    });
  });

  it('can be used by its key in the predicate of a discount', async () => {
    const key = project.named('for-trade');
    const body = {
      key,
      name: { en: key },
      value: { type: 'relative' as const, permyriad: 1000 },
      cartPredicate: `customer.customerGroup.key = "${group.key}"`,
      target: { type: 'lineItems' as const, predicate: '1 = 1' },
      sortOrder: `0.77${Number.parseInt(project.suffix, 16) % 1_000_000}1`,
    };
    await project.admin.cartDiscounts().post({ body }).execute();
    removeAtEnd(project, project.admin.cartDiscounts().withKey({ key }));
    const lineItems = [{ sku: shop.sku(2) }];
    const [trade, plain] = [await made({ customerId: customer.id, lineItems }), await made({ lineItems })];
    expect([trade.totalPrice.centAmount, plain.totalPrice.centAmount]).toEqual([3600, 4000]);
  });
});

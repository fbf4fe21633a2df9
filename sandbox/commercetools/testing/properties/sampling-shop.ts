import { setUpShop } from '../test-shop.js';
import { sampleDrafts } from './sample-drafts.js';
import type { Answer } from './sample-answers.js';
import type { TestBackend } from '../test-backend.js';

export type Post = (path: string, body: unknown) => Promise<Answer>;
type Get = (path: string) => Promise<Answer>;

const numbers = [1, 2] as const;
export const SHOP_PASSWORD = 'frying-pan-1';

type Create = (name: string, path: string, draft: object) => Promise<void>;

async function createCompany(create: Create, number: number): Promise<void> {
  const password = SHOP_PASSWORD;
  await create(`customer${number}`, 'customers', {
    email: `c${number}@example.com`,
    password,
    key: `customer${number}`,
  });
  const associateRole = { typeId: 'associate-role', key: 'role1' };
  await create(`unit${number}`, 'business-units', {
    unitType: 'Company',
    key: `unit${number}`,
    name: 'x',
    associates: [{ customer: { typeId: 'customer', key: 'customer1' }, associateRoleAssignments: [{ associateRole }] }],
  });
}

async function createQuote(create: Create, number: number, customerId: string | undefined): Promise<void> {
  await create(`quoteCart${number}`, 'carts', {
    currency: 'EUR',
    key: `quoteCart${number}`,
    country: 'SK',
    customerId,
    lineItems: [{ sku: 'EX10000001', quantity: number }],
    shippingAddress: { country: 'SK' },
  });
  await create(`request${number}`, 'quote-requests', {
    key: `request${number}`,
    cart: { typeId: 'cart', key: `quoteCart${number}` },
    cartVersion: 1,
  });
  await create(`staged${number}`, 'staged-quotes', {
    key: `staged${number}`,
    quoteRequest: { typeId: 'quote-request', key: `request${number}` },
    quoteRequestVersion: 1,
  });
  await create(`quote${number}`, 'quotes', {
    key: `quote${number}`,
    stagedQuote: { typeId: 'staged-quote', key: `staged${number}` },
    stagedQuoteVersion: 1,
  });
}

async function makeOrder(create: Create, post: Post, number: number): Promise<void> {
  const code = `CODE${number}`;
  const cartDiscounts = [{ typeId: 'cart-discount', key: 'reduction1' }];
  await create(`code${number}`, 'discount-codes', { key: `code${number}`, code, cartDiscounts });
  await create(`cart${number}`, 'carts', {
    currency: 'EUR',
    key: `cart${number}`,
    country: number === 1 ? 'SK' : 'HU',
  });
  const lineItems = [{ sku: 'EX10000001', quantity: number }];
  const { body } = await post('carts', {
    currency: 'EUR',
    country: 'SK',
    lineItems,
    shippingAddress: { country: 'SK' },
  });
  const cart = { typeId: 'cart', id: body['id'] };
  await create(`order${number}`, 'orders', { cart, version: body['version'] });
}

async function configureProject(post: Post, get: Get): Promise<void> {
  const shippingRateInputType = { type: 'CartScore' };
  const { body: project } = await get('');
  await post('', {
    version: project['version'],
    actions: [
      { action: 'setShippingRateInputType', shippingRateInputType },
      { action: 'changeMyBusinessUnitStatusOnCreation', status: 'Active' },
      {
        action: 'setMyBusinessUnitAssociateRoleOnCreation',
        associateRole: { typeId: 'associate-role', key: 'role1' },
      },
    ],
  });
}

const NAMED_IN_THE_SHOP = [
  ['products', 'fryer-1', 'fryer-2', 'fryer-3'],
  ['stores', 'ferrum_sk', 'ferrum_de', 'ferrum_hu'],
  ['tax-categories', 'standard'],
  ['shipping-methods', 'parcel'],
  ['product-types', 'standard_product'],
  ['zones', 'SK', 'DE', 'HU'],
] as const;

/** Creates a shop with two of everything that a draft or an action can refer to; returns their ids by name. */
export async function setUpSamplingShop(backend: TestBackend, post: Post, get: Get) {
  await setUpShop(await backend.as('seeder'));
  const ids = new Map<string, string>();
  const create: Create = async (name, path, draft) => {
    const { status, body } = await post(path, draft);
    if (status !== 201) throw new Error(`${name}: ${JSON.stringify(body)}`);
    // A sign-up answers with the customer under `customer`.
    const made = (path === 'customers' ? body['customer'] : body) as { id: string };
    ids.set(name, made.id);
  };
  for (const [name, path, draft] of sampleDrafts()) await create(name, path, draft);
  for (const [path, ...keys] of NAMED_IN_THE_SHOP)
    for (const key of keys) ids.set(key, String((await get(`${path}/key=${key}`)).body['id']));
  for (const number of numbers) {
    await createCompany(create, number);
    await createQuote(create, number, ids.get('customer1'));
    await makeOrder(create, post, number);
  }
  await configureProject(post, get);
  return ids;
}

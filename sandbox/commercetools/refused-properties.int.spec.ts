import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sdkDefinitions } from './testing/answers/sdk-contract.js';
import { ACTIONS, BODIES } from './testing/properties/published-bodies.js';
import { KINDS } from './testing/properties/published-kinds.js';
import { ReadProperties } from './testing/properties/read-properties.js';
import { startTestBackend, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let authorization: string;
const definitions = sdkDefinitions();

const en = { en: 'x' };
const taxCategory = { typeId: 'tax-category', key: 'standard' };
const everywhere = '1 = 1';

/** A valid draft of each kind, and its path. */
const DRAFTS: Readonly<Record<string, { readonly path: string; readonly draft: object }>> = {
  AssociateRoleDraft: { path: 'associate-roles', draft: { key: 'refused' } },
  BusinessUnitDraft: { path: 'business-units', draft: { unitType: 'Company', key: 'refused', name: 'x' } },
  CartDraft: { path: 'carts', draft: { currency: 'EUR' } },
  CartDiscountDraft: {
    path: 'cart-discounts',
    draft: {
      name: en,
      value: { type: 'relative', permyriad: 1 },
      cartPredicate: everywhere,
      target: { type: 'shipping' },
      sortOrder: '0.3',
    },
  },
  CategoryDraft: { path: 'categories', draft: { name: en, slug: { en: 'refused' } } },
  ChannelDraft: { path: 'channels', draft: { key: 'refused' } },
  CustomerDraft: { path: 'customers', draft: { email: 'refused@example.com', password: 'frying-pan-1' } },
  CustomerGroupDraft: { path: 'customer-groups', draft: { groupName: 'refused' } },
  DiscountCodeDraft: { path: 'discount-codes', draft: { code: 'REFUSED', cartDiscounts: [] } },
  ExtensionDraft: {
    path: 'extensions',
    draft: {
      destination: { type: 'HTTP', url: 'http://127.0.0.1:1/' },
      triggers: [{ resourceTypeId: 'payment', actions: ['Create'], condition: 'version = 99' }],
    },
  },
  InventoryEntryDraft: { path: 'inventory', draft: { sku: 'refused', quantityOnStock: 1 } },
  PaymentDraft: { path: 'payments', draft: { amountPlanned: { currencyCode: 'EUR', centAmount: 1 } } },
  ProductDiscountDraft: {
    path: 'product-discounts',
    draft: { name: en, value: { type: 'external' }, predicate: everywhere, sortOrder: '0.3', isActive: false },
  },
  ProductTypeDraft: { path: 'product-types', draft: { name: 'x', description: 'x' } },
  ProductDraft: {
    path: 'products',
    draft: { productType: { typeId: 'product-type', key: 'standard_product' }, name: en, slug: { en: 'refused' } },
  },
  ProductSelectionDraft: { path: 'product-selections', draft: { name: en } },
  ReviewDraft: { path: 'reviews', draft: { rating: 1 } },
  ShippingMethodDraft: {
    path: 'shipping-methods',
    draft: { name: 'x', taxCategory, zoneRates: [], isDefault: false },
  },
  StandalonePriceDraft: {
    path: 'standalone-prices',
    draft: { sku: 'refused', value: { currencyCode: 'EUR', centAmount: 1 } },
  },
  StateDraft: { path: 'states', draft: { key: 'refused', type: 'OrderState' } },
  StoreDraft: { path: 'stores', draft: { key: 'refused' } },
  SubscriptionDraft: {
    path: 'subscriptions',
    draft: { destination: { type: 'SQS', queueUrl: 'x', region: 'x' }, changes: [{ resourceTypeId: 'order' }] },
  },
  TaxCategoryDraft: { path: 'tax-categories', draft: { name: 'x' } },
  TypeDraft: { path: 'types', draft: { key: 'refused', name: en, resourceTypeIds: ['order'] } },
  ZoneDraft: { path: 'zones', draft: { name: 'x' } },
};

async function post(path: string, body: object): Promise<{ status: number; body: Record<string, unknown> }> {
  const headers = { authorization, 'content-type': 'application/json' };
  const init = { method: 'POST', headers, body: JSON.stringify(body) };
  const answer = await fetch(`${backend.url()}/manifold/${path}`, init);
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
}

beforeAll(async () => {
  backend = await startTestBackend();
  await setUpShop(await backend.as('seeder'));
  authorization = `Bearer ${(await backend.token('seeder')).access_token}`;
});
afterAll(() => backend.close());

/** Returns the top-level properties of a draft that are refused by their name. */
function refusedOf(name: string): string[] {
  const properties = new ReadProperties(definitions);
  const schema = BODIES[name];
  if (schema !== undefined) properties.compare(name, definitions[name] ?? {}, schema);
  return properties.refused.flatMap((path) => path.split('.').slice(1).join('.')).filter((path) => !/[.[<]/.test(path));
}

it('every kind has a draft here', () => {
  expect(Object.keys(KINDS).filter((name) => DRAFTS[`${name}Draft`] === undefined)).toEqual([]);
});

describe.each(Object.entries(DRAFTS))('a %s', (name, { path, draft }) => {
  it('is refused with each property that is not supported, by the property’s name', async () => {
    for (const property of refusedOf(name)) {
      const { status, body } = await post(path, { ...draft, [property]: 'something' });
      expect([property, status, body.errors]).toMatchObject([property, 400, [{ field: property }]]);
    }
  });

  it('is accepted without them, and refuses unsupported actions', async () => {
    const made = await post(path, draft);
    expect([made.status, made.body.message]).toEqual([201, undefined]);
    const resource = (made.body.customer ?? made.body) as { id: string; version: number };
    const kind = name.replace(/Draft$/, 'UpdateAction');
    const known = ACTIONS[kind] ?? {};
    for (const { $ref = '' } of definitions[kind]?.oneOf ?? []) {
      const action = definitions[$ref.slice($ref.lastIndexOf('/') + 1)]?.properties?.action?.const;
      if (typeof action !== 'string' || known[action] !== undefined) continue;
      const update = { version: resource.version, actions: [{ action }] };
      const { status, body } = await post(`${path}/${resource.id}`, update);
      expect([action, status, body.message]).toEqual([action, 400, expect.stringContaining(`'${action}'`)]);
    }
  });
});

describe('an order edit', () => {
  it('is refused with each staged action that is not supported, by the action’s name', async () => {
    const { body: cart } = await post('carts', {
      currency: 'EUR',
      country: 'SK',
      lineItems: [{ sku: 'EX10000001' }],
      shippingAddress: { country: 'SK' },
    });
    const { body: order } = await post('orders', { cart: { typeId: 'cart', id: cart.id }, version: cart.version });
    const resource = { typeId: 'order', id: order.id };
    const refused: string[] = [];
    for (const { $ref = '' } of definitions.StagedOrderUpdateAction?.oneOf ?? []) {
      const action = definitions[$ref.slice($ref.lastIndexOf('/') + 1)]?.properties?.action?.const;
      if (typeof action !== 'string' || ACTIONS.StagedOrderUpdateAction?.[action] !== undefined) continue;
      refused.push(action);
      const { status, body } = await post('orders/edits', { resource, stagedActions: [{ action }] });
      expect([action, status, body.message]).toEqual([action, 400, expect.stringContaining(`'${action}'`)]);
    }
    expect(refused).toContain('setOrderTotalTax');
    expect((await post('orders/edits', { resource })).status).toBe(201);
  });
});

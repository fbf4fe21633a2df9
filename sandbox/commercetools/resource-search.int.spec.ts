import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CustomerSearchRequest, Order, OrderSearchRequest } from '@commercetools/platform-sdk';
import { refusalOf, startTestBackend, type Project, type TestBackend } from './testing/test-backend.js';
import { setUpShop } from './testing/test-shop.js';

let backend: TestBackend;
let seeder: Project;
const orders = new Map<string, string>();

async function order(orderNumber: string, sku: string, quantity: number): Promise<Order> {
  const { body: cart } = await seeder
    .carts()
    .post({
      body: {
        currency: 'EUR',
        country: 'SK',
        customerEmail: `${orderNumber}@example.com`,
        lineItems: [{ sku, quantity }],
        shippingAddress: { country: 'SK', lastName: 'Nováková', city: `Town of ${orderNumber}` },
      },
    })
    .execute();
  const body = { cart: { typeId: 'cart' as const, id: cart.id }, version: cart.version, orderNumber };
  return (await seeder.orders().post({ body }).execute()).body;
}

beforeAll(async () => {
  backend = await startTestBackend();
  seeder = await backend.as('seeder');
  await setUpShop(seeder);
  for (const [number, sku, quantity] of [
    ['SK-1', 'EX10000001', 1],
    ['SK-2', 'EX10000002', 2],
    ['DE-3', 'EX10000001', 3],
  ] as const)
    orders.set((await order(number, sku, quantity)).id, number);
  for (const firstName of ['Anna', 'Boris'])
    await seeder
      .customers()
      .post({ body: { email: `${firstName}@Example.com`, password: 'frying-pan-1', firstName, key: firstName } })
      .execute();
});
afterAll(() => backend.close());

async function found(body: OrderSearchRequest): Promise<(string | undefined)[]> {
  const answer = await seeder.orders().search().post({ body }).execute();
  return answer.body.hits.map(({ id }) => orders.get(id));
}

describe('staff who search for orders', () => {
  it.each<[string, OrderSearchRequest['query'], string[]]>([
    ['its number', { exact: { field: 'orderNumber', value: 'SK-2' } }, ['SK-2']],
    [
      'the beginning of its number',
      { prefix: { field: 'orderNumber', value: 'sk', caseInsensitive: true } },
      ['SK-2', 'SK-1'],
    ],
    ['a part of an address', { wildcard: { field: 'customerEmail', value: 'DE*@example.???' } }, ['DE-3']],
    ['words of any field', { fullText: { field: 'all', value: 'nováková 3' } }, []],
    ['a word of any field', { fullText: { field: 'all', value: 'NOVÁKOVÁ' } }, ['DE-3', 'SK-2', 'SK-1']],
    ['an article', { exact: { field: 'lineItems.variant.sku', value: 'EX10000001' } }, ['DE-3', 'SK-1']],
    ['an amount', { range: { field: 'totalPrice.centAmount', gte: 6000, lt: 8000 } }, ['DE-3']],
    ['a date', { range: { field: 'createdAt', gt: '2099-01-01T00:00:00Z' } }, []],
    ['what is not there', { not: [{ exists: { field: 'customerId' } }] }, ['DE-3', 'SK-2', 'SK-1']],
    [
      'two conditions',
      {
        and: [
          { exact: { field: 'lineItems.variant.sku', value: 'EX10000001' } },
          {
            or: [{ range: { field: 'lineItems.quantity', gt: 2 } }, { exact: { field: 'orderNumber', value: 'SK-2' } }],
          },
        ],
      },
      ['DE-3'],
    ],
  ])('find them by %s', async (_what, query, expected) => {
    expect(await found({ query })).toEqual(expected);
  });

  it('get them in the order and in the pages that they ask for', async () => {
    const query = { exists: { field: 'orderNumber' } };
    expect(await found({ query, sort: [{ field: 'totalPrice.centAmount', order: 'desc' }] })).toEqual([
      'SK-2',
      'DE-3',
      'SK-1',
    ]);
    const body = { query, sort: [{ field: 'orderNumber', order: 'asc' as const }], limit: 1, offset: 1 };
    expect((await seeder.orders().search().post({ body }).execute()).body).toMatchObject({
      total: 3,
      hits: [{ version: 1 }],
    });
    expect(await found(body)).toEqual(['SK-1']);
  });
});

it.each<[string, CustomerSearchRequest, number]>([
  [
    'an address in any spelling',
    { query: { exact: { field: 'email', value: 'ANNA@example.com', caseInsensitive: true } } },
    1,
  ],
  ['several keys', { query: { exact: { field: 'key', values: ['Anna', 'Boris'] } } }, 2],
  ['nothing at all', {}, 2],
])('staff find customers by %s', async (_what, body, count) => {
  const answer = await seeder.customers().search().post({ body }).execute();
  expect([answer.body.total, answer.body.results.length]).toEqual([count, count]);
});

it.each<[string, object]>([
  ['an unknown field', { exact: { field: 'colour', value: 'red' } }],
  ['a field that could leave the path', { exact: { field: 'custom.x"."y', value: 'red' } }],
  ['an unknown operator', { about: { field: 'orderNumber', value: 'x' } }],
  ['two operators at once', { exact: { field: 'orderNumber', value: 'x' }, exists: { field: 'orderNumber' } }],
  ['a range without bounds', { range: { field: 'createdAt' } }],
])('a search by %s is refused', async (_what, query) => {
  const refusal = await refusalOf(seeder.orders().search().post({ body: { query } }));
  expect(refusal).toMatchObject({ statusCode: 400, code: 'InvalidInput' });
});

it('a shopper searches nobody’s orders', async () => {
  const visitor = backend.withToken((await backend.shopper('ferrum_sk')).access_token);
  const query = { exists: { field: 'orderNumber' } };
  expect((await refusalOf(visitor.orders().search().post({ body: { query } }))).statusCode).toBe(403);
});

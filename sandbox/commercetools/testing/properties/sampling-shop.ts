import { setUpShop } from '../test-shop.js';
import type { Answer } from './sample-answers.js';
import type { TestBackend } from '../test-backend.js';

export type Post = (path: string, body: unknown) => Promise<Answer>;

const text = (value: string) => ({ en: value });
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const numbers = [1, 2] as const;
export const SHOP_PASSWORD = 'frying-pan-1';

const EVERY_CUSTOMISED = [
  'associate-role',
  'business-unit',
  'asset',
  'address',
  'cart-discount',
  'category',
  'channel',
  'customer',
  'customer-group',
  'custom-line-item',
  'discount-code',
  'inventory-entry',
  'line-item',
  'order',
  'order-delivery',
  'order-edit',
  'order-parcel',
  'order-return-item',
  'payment',
  'payment-interface-interaction',
  'product-price',
  'product-selection',
  'quote',
  'review',
  'shipping-method',
  'shopping-list',
  'shopping-list-text-line-item',
  'standalone-price',
  'store',
  'transaction',
];

const attribute = (name: string, type: object, level: 'Product' | 'Variant' = 'Variant') => ({
  name,
  label: text(name),
  type,
  level,
  isRequired: false,
});
const MAKERS = ['msw', 'other'].map((key) => ({ key, label: key }));
const ATTRIBUTES = [
  ...['brand', 'maker'].map((name) => attribute(name, { name: 'enum', values: MAKERS })),
  attribute('tags', { name: 'set', elementType: { name: 'text' } }),
  ...['series', 'season'].map((name) => attribute(name, { name: 'text' }, 'Product')),
];

/** What samples point at, by the name of its id: two of each kind. */
function things(): readonly (readonly [string, string, object])[] {
  const field = (name: string) => ({ name, label: text(name), required: false, type: { name: 'String' } });
  return [
    ...numbers.flatMap((number): (readonly [string, string, object])[] => [
      [
        `type${number}`,
        'types',
        {
          key: `type${number}`,
          name: text('x'),
          resourceTypeIds: EVERY_CUSTOMISED,
          fieldDefinitions: [field('note'), field('remark')],
        },
      ],
      [`category${number}`, 'categories', { key: `category${number}`, name: text('x'), slug: text(`slug-${number}`) }],
      [
        `channel${number}`,
        'channels',
        { key: `channel${number}`, roles: ['InventorySupply', 'ProductDistribution', 'OrderImport', 'OrderExport'] },
      ],
      [`group${number}`, 'customer-groups', { key: `group${number}`, groupName: `Group ${number}` }],
      [`state${number}`, 'states', { key: `state${number}`, type: 'OrderState', initial: true }],
      [`productState${number}`, 'states', { key: `productState${number}`, type: 'ProductState', initial: true }],
      [`reviewState${number}`, 'states', { key: `reviewState${number}`, type: 'ReviewState', initial: true }],
      [`paymentState${number}`, 'states', { key: `paymentState${number}`, type: 'PaymentState', initial: true }],
      [`lineState${number}`, 'states', { key: `lineState${number}`, type: 'LineItemState', initial: true }],
      [
        `reduction${number}`,
        'cart-discounts',
        {
          key: `reduction${number}`,
          name: text('x'),
          value: { type: 'relative', permyriad: 100 },
          cartPredicate: 'true',
          target: { type: 'shipping' },
          sortOrder: `0.0${number}`,
          isActive: true,
          requiresDiscountCode: true,
        },
      ],
      [
        `extension${number}`,
        'extensions',
        {
          key: `extension${number}`,
          destination: { type: 'HTTP', url: 'http://127.0.0.1:1/' },
          triggers: [{ resourceTypeId: 'payment', actions: ['Create'], condition: 'version = 99' }],
        },
      ],
      [
        `role${number}`,
        'associate-roles',
        {
          key: `role${number}`,
          permissions: ['AddChildUnits', 'UpdateAssociates', 'UpdateBusinessUnitDetails', 'UpdateParentUnit'],
        },
      ],
      [`selection${number}`, 'product-selections', { key: `selection${number}`, name: text('x') }],
      [`payment${number}`, 'payments', { key: `payment${number}`, amountPlanned: eur(100 * number) }],
      [`zone${number}`, 'zones', { key: `zone${number}`, name: 'x', locations: [{ country: 'AT' }] }],
      [
        `external${number}`,
        'product-discounts',
        {
          key: `external${number}`,
          name: text('x'),
          value: { type: 'external' },
          predicate: 'true',
          sortOrder: `0.0${number}`,
          isActive: true,
        },
      ],
    ]),
    ...['Product', 'Review', 'Payment', 'Order'].map((kind): readonly [string, string, object] => {
      const key = kind === 'Order' ? 'final' : `${kind.toLowerCase()}Final`;
      return [key, 'states', { key, type: `${kind}State`, transitions: [], initial: true }];
    }),
    [
      'reduced',
      'tax-categories',
      {
        key: 'reduced',
        name: 'Reduced',
        rates: ['SK', 'HU', 'DE'].map((country) => ({ name: 'x', amount: 0.1, includedInPrice: true, country })),
      },
    ],
    [
      'express',
      'shipping-methods',
      {
        key: 'express',
        name: 'Express',
        isDefault: false,
        taxCategory: { typeId: 'tax-category', key: 'standard' },
        zoneRates: [
          { zone: { typeId: 'zone', key: 'SK' }, shippingRates: [{ price: eur(995) }] },
          { zone: { typeId: 'zone', key: 'HU' }, shippingRates: [{ price: eur(995) }] },
        ],
      },
    ],
    ['other_product', 'product-types', { key: 'other_product', name: 'x', description: 'x', attributes: ATTRIBUTES }],
  ];
}

const NAMED_IN_THE_SHOP = [
  ['products', 'fryer-1', 'fryer-2', 'fryer-3'],
  ['stores', 'ferrum_sk', 'ferrum_de', 'ferrum_hu'],
  ['tax-categories', 'standard'],
  ['shipping-methods', 'parcel'],
  ['product-types', 'standard_product'],
  ['zones', 'SK', 'DE', 'HU'],
] as const;

/** A shop with two of everything that a draft or an action can point at; gives their ids by name. */
export async function setUpSamplingShop(backend: TestBackend, post: Post, get: (path: string) => Promise<Answer>) {
  await setUpShop(await backend.as('seeder'));
  const ids = new Map<string, string>();
  const make = async (name: string, path: string, draft: object): Promise<void> => {
    const { status, body } = await post(path, draft);
    if (status !== 201) throw new Error(`${name}: ${JSON.stringify(body)}`);
    // A sign-up answers with the customer under `customer`.
    const made = (path === 'customers' ? body['customer'] : body) as { id: string };
    ids.set(name, made.id);
  };
  for (const [name, path, draft] of things()) await make(name, path, draft);
  for (const [path, ...keys] of NAMED_IN_THE_SHOP)
    for (const key of keys) ids.set(key, String((await get(`${path}/key=${key}`)).body['id']));
  for (const number of numbers) {
    const password = SHOP_PASSWORD;
    await make(`customer${number}`, 'customers', {
      email: `c${number}@example.com`,
      password,
      key: `customer${number}`,
    });
    const associateRole = { typeId: 'associate-role', key: 'role1' };
    await make(`unit${number}`, 'business-units', {
      unitType: 'Company',
      key: `unit${number}`,
      name: 'x',
      associates: [
        { customer: { typeId: 'customer', key: 'customer1' }, associateRoleAssignments: [{ associateRole }] },
      ],
    });
    await make(`quoteCart${number}`, 'carts', {
      currency: 'EUR',
      key: `quoteCart${number}`,
      country: 'SK',
      customerId: ids.get('customer1'),
      lineItems: [{ sku: 'EX10000001', quantity: number }],
      shippingAddress: { country: 'SK' },
    });
    await make(`request${number}`, 'quote-requests', {
      key: `request${number}`,
      cart: { typeId: 'cart', key: `quoteCart${number}` },
      cartVersion: 1,
    });
    await make(`staged${number}`, 'staged-quotes', {
      key: `staged${number}`,
      quoteRequest: { typeId: 'quote-request', key: `request${number}` },
      quoteRequestVersion: 1,
    });
    await make(`quote${number}`, 'quotes', {
      key: `quote${number}`,
      stagedQuote: { typeId: 'staged-quote', key: `staged${number}` },
      stagedQuoteVersion: 1,
    });
    const code = `CODE${number}`;
    const cartDiscounts = [{ typeId: 'cart-discount', key: 'reduction1' }];
    await make(`code${number}`, 'discount-codes', { key: `code${number}`, code, cartDiscounts });
    await make(`cart${number}`, 'carts', {
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
    await make(`order${number}`, 'orders', { cart, version: body['version'] });
  }
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
  return ids;
}

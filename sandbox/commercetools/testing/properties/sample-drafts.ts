const text = (value: string) => ({ en: value });
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const field = (name: string) => ({ name, label: text(name), required: false, type: { name: 'String' } });

/** A resource of the sampling shop: the name of its id, its path and its draft. */
export type SampleDraft = readonly [name: string, path: string, draft: object];

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

const settings = (number: number): SampleDraft[] => [
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
];

const workflowStates = (number: number): SampleDraft[] => [
  [`state${number}`, 'states', { key: `state${number}`, type: 'OrderState', initial: true }],
  [`productState${number}`, 'states', { key: `productState${number}`, type: 'ProductState', initial: true }],
  [`reviewState${number}`, 'states', { key: `reviewState${number}`, type: 'ReviewState', initial: true }],
  [`paymentState${number}`, 'states', { key: `paymentState${number}`, type: 'PaymentState', initial: true }],
  [`lineState${number}`, 'states', { key: `lineState${number}`, type: 'LineItemState', initial: true }],
];

const discounts = (number: number): SampleDraft[] => [
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
];

/** The resources that exist only once. */
const SINGLE: readonly SampleDraft[] = [
  ...['Product', 'Review', 'Payment', 'Order'].map((kind): SampleDraft => {
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

/** The resources that samples refer to: most of them twice. */
export const sampleDrafts = (): readonly SampleDraft[] => [
  ...[1, 2].flatMap((number) => [...settings(number), ...workflowStates(number), ...discounts(number)]),
  ...SINGLE,
];

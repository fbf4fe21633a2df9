import type { Fields } from '../answers/schema.js';

export type Sender = 'seeder' | 'customer';

const en = (value: string) => ({ en: value });
const eur = (centAmount: number) => ({ currencyCode: 'EUR', centAmount });
const custom = (key = 'type1') => ({ type: { typeId: 'type', key }, fields: { note: 'before' } });
const taxCategory = { typeId: 'tax-category', key: 'standard' };

interface SentDraft {
  readonly as: Sender;
  readonly path: string;
  /** Properties that a minimal draft needs beside those that are published as required. */
  readonly beside?: Fields;
}

const seeder = (path: string, beside: Fields = {}): SentDraft => ({ as: 'seeder', path, beside });
const customer = (path: string, beside: Fields = {}): SentDraft => ({ as: 'customer', path, beside });
const testedBy = (file: string) => ({ testedBy: file });

const importedLine = { name: en('x'), variant: { sku: 'EX10000001' }, quantity: 1, price: { value: eur(100) } };

/** Where each body is sent, or the file that tests it: one that holds a secret, or asks a question. */
export const DRAFTS: Readonly<Record<string, SentDraft | { readonly testedBy: string }>> = {
  CartDiscountDraft: seeder('cart-discounts', {
    isActive: false,
    requiresDiscountCode: true,
    target: { type: 'shipping' },
  }),
  CategoryDraft: seeder('categories'),
  ChannelDraft: seeder('channels'),
  CustomerGroupDraft: seeder('customer-groups'),
  DiscountCodeDraft: seeder('discount-codes'),
  ExtensionDraft: seeder('extensions'),
  InventoryEntryDraft: seeder('inventory'),
  ProductDraft: seeder('products'),
  ProductDiscountDraft: seeder('product-discounts'),
  ProductSelectionDraft: seeder('product-selections'),
  ProductTypeDraft: seeder('product-types'),
  ReviewDraft: seeder('reviews', { rating: 3 }),
  ShippingMethodDraft: seeder('shipping-methods'),
  StandalonePriceDraft: seeder('standalone-prices'),
  StateDraft: seeder('states'),
  StoreDraft: seeder('stores'),
  SubscriptionDraft: seeder('subscriptions', { changes: [{ resourceTypeId: 'order' }] }),
  TaxCategoryDraft: seeder('tax-categories'),
  TypeDraft: seeder('types'),
  ZoneDraft: seeder('zones'),
  ApiClientDraft: testedBy('api-clients.int.spec.ts'),
  CartDraft: seeder('carts'),
  MyCartDraft: customer('me/carts'),
  CustomObjectDraft: seeder('custom-objects'),
  CustomerDraft: seeder('customers'),
  MyCustomerDraft: customer('me/signup'),
  OrderFromCartDraft: seeder('orders'),
  MyOrderFromCartDraft: testedBy('ordering.int.spec.ts'),
  OrderImportDraft: seeder('orders/import', { lineItems: [importedLine] }),
  PaymentDraft: seeder('payments'),
  MyPaymentDraft: customer('me/payments'),
  ShoppingListDraft: seeder('shopping-lists'),
  MyShoppingListDraft: customer('me/shopping-lists'),
  AssociateRoleDraft: seeder('associate-roles'),
  QuoteRequestDraft: seeder('quote-requests'),
  MyQuoteRequestDraft: testedBy('quotes.int.spec.ts'),
  StagedQuoteDraft: seeder('staged-quotes'),
  QuoteDraft: seeder('quotes'),
  OrderFromQuoteDraft: seeder('orders/quotes'),
  MyOrderFromQuoteDraft: testedBy('quotes.int.spec.ts'),
  BusinessUnitDraft: seeder('business-units'),
  MyBusinessUnitDraft: customer('me/business-units'),
  ReplicaCartDraft: seeder('carts/replicate'),
  ReplicaMyCartDraft: testedBy('contract/carts.int.spec.ts'),
  ProductDiscountMatchQuery: testedBy('contract/discounts.int.spec.ts'),
  CustomerSignin: testedBy('cart-at-sign-in.int.spec.ts'),
  MyCustomerSignin: testedBy('cart-at-sign-in.int.spec.ts'),
  CustomerChangePassword: testedBy('passwords.int.spec.ts'),
  CustomerResetPassword: testedBy('passwords.int.spec.ts'),
  CustomerEmailVerify: testedBy('passwords.int.spec.ts'),
  CustomerCreatePasswordResetToken: testedBy('passwords.int.spec.ts'),
  CustomerCreateEmailToken: testedBy('passwords.int.spec.ts'),
  MyCustomerChangePassword: testedBy('passwords.int.spec.ts'),
  MyCustomerResetPassword: testedBy('passwords.int.spec.ts'),
  MyCustomerEmailVerify: testedBy('passwords.int.spec.ts'),
};

const address = (key: string) => ({ key, country: 'SK', city: key, custom: custom() });
const asset = (key: string) => ({
  key,
  name: en(key),
  sources: [{ uri: 'https://example.com/x' }],
  custom: custom(),
});
const assets = [asset('asset1'), asset('asset2')];

const shippingDetails = {
  targets: [
    { addressKey: 'home', quantity: 2 },
    { addressKey: 'work', quantity: 3 },
  ],
};
const cart = {
  currency: 'EUR',
  country: 'SK',
  lineItems: [
    { key: 'line1', sku: 'EX10000001', quantity: 5, custom: custom(), shippingDetails },
    { key: 'line2', sku: 'EX10000002', quantity: 5, custom: custom() },
  ],
  customLineItems: ['custom1', 'custom2'].map((key) => ({
    key,
    name: en(key),
    slug: key,
    money: eur(500),
    quantity: 5,
    taxCategory,
    custom: custom(),
  })),
  itemShippingAddresses: [address('home'), address('work')],
  shippingAddress: address('ship'),
  billingAddress: address('bill'),
  shippingMethod: { typeId: 'shipping-method', key: 'parcel' },
  custom: custom(),
};
const { customLineItems: _none, ...myCart } = {
  ...cart,
  lineItems: [
    { key: 'line1', sku: 'EX10000001', quantity: 5, custom: custom(), shippingDetails },
    { key: 'line2', sku: 'EX10000002', quantity: 5, custom: custom() },
  ],
};

const price = (key: string, country: string) => ({ key, country, value: eur(1000), custom: custom() });
const images = ['one', 'two'].map((name) => ({ url: `https://example.com/${name}`, dimensions: { w: 1, h: 1 } }));
const product = {
  key: 'product-$n',
  productType: { typeId: 'product-type', key: 'other_product' },
  name: en('x'),
  slug: { en: 'slug-$n' },
  categories: [{ typeId: 'category', key: 'category1' }],
  masterVariant: {
    sku: 'sku-one-$n',
    prices: [price('price1', 'SK'), price('price2', 'HU')],
    images,
    attributes: [
      { name: 'brand', value: 'msw' },
      { name: 'tags', value: ['a'] },
    ],
    assets,
  },
  variants: ['two', 'three'].map((name) => ({ sku: `sku-${name}-$n`, assets, images })),
  publish: true,
};

const plainValues = [
  { key: 'a', label: 'A' },
  { key: 'b', label: 'B' },
];
const localValues = [
  { key: 'a', label: en('A') },
  { key: 'b', label: en('B') },
];
const attribute = (name: string, type: object) => ({
  name,
  label: en('x'),
  isRequired: false,
  attributeConstraint: 'Unique',
  type,
});
const field = (name: string, type: object) => ({ name, label: en('x'), required: false, type });

const shoppingList = {
  name: en('x'),
  lineItems: ['1', '2'].map((number) => ({
    key: `line${number}`,
    sku: `EX1000000${number}`,
    quantity: 5,
    custom: custom(),
  })),
  textLineItems: ['text1', 'text2'].map((key) => ({ key, name: en(key), quantity: 5, custom: custom() })),
  custom: custom(),
};

/** A division whose first associate may change it. */
const businessUnit = {
  unitType: 'Division',
  key: 'unit-$n',
  name: 'x',
  parentUnit: { typeId: 'business-unit', key: 'unit1' },
  storeMode: 'Explicit',
  stores: [{ typeId: 'store', key: 'ferrum_sk' }],
  addresses: [address('home'), address('work')],
  associates: ['customer1', 'customer2'].map((key) => ({
    customer: { typeId: 'customer', key },
    associateRoleAssignments: [{ associateRole: { typeId: 'associate-role', key: 'role1' } }],
  })),
  custom: custom(),
};

const quoteRequest = { cart: { typeId: 'cart', key: 'quoteCart1' }, cartVersion: 1 };
const quote = { stagedQuote: { typeId: 'staged-quote', key: 'staged1' }, stagedQuoteVersion: 1 };

interface UpdatedKind {
  readonly as: Sender;
  readonly path: string;
  /** What each action is applied to a new one of. */
  readonly draft: Fields;
  /** Where the merchant makes it, if it is not made where it is changed. */
  readonly made?: string;
}

const changed = (path: string, draft: Fields): UpdatedKind => ({ as: 'seeder', path, draft });

/** What the actions of each union are applied to. */
export const UPDATED: Readonly<Record<string, UpdatedKind>> = {
  CartDiscountUpdateAction: changed('cart-discounts', {
    key: 'reduction-$n',
    name: en('x'),
    value: { type: 'relative', permyriad: 1 },
    cartPredicate: 'country = "PL"',
    target: { type: 'shipping' },
    sortOrder: '0.5$n1',
    isActive: false,
    custom: custom(),
  }),
  CategoryUpdateAction: changed('categories', {
    key: 'cat-$n',
    name: en('x'),
    slug: { en: 'slug-$n' },
    assets,
    custom: custom(),
  }),
  ChannelUpdateAction: changed('channels', {
    key: 'channel-$n',
    roles: ['Primary'],
    address: address('here'),
    custom: custom(),
  }),
  CustomerGroupUpdateAction: changed('customer-groups', { key: 'group-$n', groupName: 'group-$n', custom: custom() }),
  DiscountCodeUpdateAction: changed('discount-codes', {
    code: 'CODE-$n',
    cartDiscounts: [{ typeId: 'cart-discount', key: 'reduction2' }],
    custom: custom(),
  }),
  ExtensionUpdateAction: changed('extensions', {
    key: 'extension-$n',
    destination: { type: 'HTTP', url: 'http://127.0.0.1:1/' },
    triggers: [{ resourceTypeId: 'payment', actions: ['Create'], condition: 'version = 99' }],
  }),
  InventoryEntryUpdateAction: changed('inventory', { sku: 'sku-$n', quantityOnStock: 50, custom: custom() }),
  ProductUpdateAction: changed('products', product),
  ProductDiscountUpdateAction: changed('product-discounts', {
    name: en('x'),
    value: { type: 'relative', permyriad: 1 },
    predicate: 'sku = "none"',
    sortOrder: '0.5$n1',
    isActive: false,
  }),
  ProductSelectionUpdateAction: changed('product-selections', {
    key: 'selection-$n',
    name: en('x'),
    custom: custom(),
  }),
  ProductTypeUpdateAction: changed('product-types', {
    key: 'type-$n',
    name: 'x',
    description: 'x',
    attributes: [
      ...['plain', 'plain2'].map((name) => attribute(name, { name: 'enum', values: plainValues })),
      ...['local', 'local2'].map((name) => attribute(name, { name: 'lenum', values: localValues })),
    ],
  }),
  ReviewUpdateAction: changed('reviews', {
    rating: 2,
    target: { typeId: 'product', key: 'fryer-1' },
    custom: custom(),
  }),
  ShippingMethodUpdateAction: changed('shipping-methods', {
    name: 'x',
    taxCategory,
    isDefault: false,
    zoneRates: [
      {
        zone: { typeId: 'zone', key: 'SK' },
        shippingRates: [{ price: eur(100) }, { price: { currencyCode: 'HUF', centAmount: 1 } }],
      },
      { zone: { typeId: 'zone', key: 'DE' }, shippingRates: [] },
    ],
    custom: custom(),
  }),
  StandalonePriceUpdateAction: changed('standalone-prices', {
    sku: 'sku-$n',
    value: eur(1000),
    tiers: [
      { minimumQuantity: 5, value: eur(900) },
      { minimumQuantity: 10, value: eur(800) },
    ],
    staged: { value: eur(950) },
    custom: custom(),
  }),
  StateUpdateAction: changed('states', { key: 'state-$n', type: 'OrderState', initial: true, roles: ['Return'] }),
  StoreUpdateAction: changed('stores', {
    key: 'store-$n',
    countries: [{ code: 'AT' }],
    distributionChannels: [{ typeId: 'channel', key: 'channel1' }],
    supplyChannels: [{ typeId: 'channel', key: 'channel1' }],
    productSelections: [{ productSelection: { typeId: 'product-selection', key: 'selection1' }, active: false }],
    custom: custom(),
  }),
  SubscriptionUpdateAction: changed('subscriptions', {
    destination: { type: 'SQS', queueUrl: 'x', region: 'x' },
    changes: [{ resourceTypeId: 'order' }],
  }),
  TaxCategoryUpdateAction: changed('tax-categories', {
    name: 'x',
    rates: [
      { key: 'rate1', name: 'x', amount: 0.2, includedInPrice: true, country: 'PL' },
      { key: 'rate2', name: 'x', amount: 0.2, includedInPrice: true, country: 'RO' },
    ],
  }),
  TypeUpdateAction: changed('types', {
    key: 'type-$n',
    name: en('x'),
    resourceTypeIds: ['order'],
    fieldDefinitions: [
      ...['plain', 'plain2'].map((name) => field(name, { name: 'Enum', values: plainValues })),
      ...['local', 'local2'].map((name) => field(name, { name: 'LocalizedEnum', values: localValues })),
    ],
  }),
  ZoneUpdateAction: changed('zones', { name: 'x', locations: [{ country: 'SK' }] }),
  CartUpdateAction: changed('carts', cart),
  MyCartUpdateAction: { as: 'customer', path: 'me/carts', draft: myCart },
  CustomerUpdateAction: changed('customers', {
    email: 'c-$n@example.com',
    password: 'frying-pan-1',
    addresses: [address('home'), address('work')],
    custom: custom(),
  }),
  OrderUpdateAction: changed('orders', cart),
  PaymentUpdateAction: changed('payments', {
    amountPlanned: eur(1000),
    transactions: [1, 2].map(() => ({ type: 'Charge', amount: eur(1000), custom: custom() })),
    custom: custom(),
  }),
  MyPaymentUpdateAction: { as: 'customer', path: 'me/payments', draft: { amountPlanned: eur(1000), custom: custom() } },
  ShoppingListUpdateAction: changed('shopping-lists', shoppingList),
  AssociateRoleUpdateAction: changed('associate-roles', {
    key: 'role-$n',
    permissions: ['ViewMyCarts'],
    custom: custom(),
  }),
  QuoteRequestUpdateAction: changed('quote-requests', { ...quoteRequest, custom: custom() }),
  MyQuoteRequestUpdateAction: {
    as: 'customer',
    path: 'me/quote-requests',
    made: 'quote-requests',
    draft: quoteRequest,
  },
  StagedQuoteUpdateAction: changed('staged-quotes', {
    quoteRequest: { typeId: 'quote-request', key: 'request1' },
    quoteRequestVersion: 1,
    custom: custom(),
  }),
  QuoteUpdateAction: changed('quotes', { ...quote, custom: custom() }),
  MyQuoteUpdateAction: { as: 'customer', path: 'me/quotes', made: 'quotes', draft: quote },
  BusinessUnitUpdateAction: changed('business-units', businessUnit),
  MyBusinessUnitUpdateAction: {
    as: 'customer',
    path: 'me/business-units',
    draft: { unitType: 'Division', key: 'unit-$n', name: 'x', parentUnit: { typeId: 'business-unit', key: 'unit1' } },
  },
  ProjectUpdateAction: { as: 'seeder', path: '', draft: {} },
};
